type Size = { width: number | null; height: number | null }

export const ratioOf = ({ width, height }: Size) => (width && height ? width / height : 16 / 9)

/** The width for the height of a frame in which the wide picture and the upright one lose as much. */
export const evenRatio = (wide: Size, upright: Size) => Math.sqrt(ratioOf(wide) * ratioOf(upright))

/** The picture, or its upright variant where less of that is cut off. */
export const shapeFor = <Shape extends Size>(image: Shape & { portrait: Shape | null }, ratio: number): Shape =>
  image.portrait && ratio < evenRatio(image, image.portrait) ? image.portrait : image
