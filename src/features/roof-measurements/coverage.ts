export type Coverage = {
  bundlesPerSquare: number
  starterFeetPerBundle: number
  ridgeFeetPerBundle: number
  underlaymentSquaresPerRoll: number
  iceAndWaterFeetPerRoll: number
  dripEdgeFeetPerPiece: number
  nailSquaresPerBox: number
}

export const usualCoverage: Coverage = {
  bundlesPerSquare: 3,
  starterFeetPerBundle: 105,
  ridgeFeetPerBundle: 33,
  underlaymentSquaresPerRoll: 10,
  iceAndWaterFeetPerRoll: 65,
  dripEdgeFeetPerPiece: 10,
  nailSquaresPerBox: 20,
}
