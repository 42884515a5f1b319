/** Made-up numbers in the formats of the vendors' public documentation. */

export const hoverSummary = () => ({
  roof: {
    roof_facets: { area: 3520, total: 23, length: null },
    ridges_hips: { area: null, total: 21, length: 250.25 },
    valleys: { area: null, total: 10, length: 140.33 },
    rakes: { area: null, total: 16, length: 96.67 },
    gutters_eaves: { area: null, total: 24, length: 220.5 },
    flashing: { area: null, total: 8, length: 16.92 },
    step_flashing: { area: null, total: 3, length: 9.25 },
    pitch: [
      { roof_pitch: '8/12', area: 3185, percentage: 90.48 },
      { roof_pitch: '6/12', area: 320, percentage: 9.09 },
      { roof_pitch: '4/12', area: 15, percentage: 0.43 },
    ],
    waste_factor: { area: { zero: 3520, plus_5_percent: 3696 } },
  },
  area: { facades: { siding: 2207, other: 531 } },
})

export const hoverFull = () => ({
  address: '12 Maple Street, Boulder, CO',
  summary: { area: 2200 },
  roof: {
    facets: [
      { display_label: 'RF-1', area: 1100.5, pitch: '6/12', vertices: [1, 2, 3] },
      { display_label: 'RF-2', area: 1100.5, pitch: 6 },
    ],
    measurements: { ridges: 40, hips: 0, valleys: 12.5, rakes: 110, gutters_eaves: 80, flashing: 4, step_flashing: 6 },
  },
})

/** A gable of 40 by 28 feet at 6 in 12. Its wall and skylight are faces of other types. */
export const eagleView = () => ({
  EAGLEVIEW_EXPORT: {
    LOCATION: { '@address': '418 Juniper Lane', '@city': 'Golden', '@state': 'CO', '@postal': '80401' },
    REPORT: { '@reportId': '1' },
    STRUCTURES: {
      '@northorientation': '0',
      ROOF: {
        '@id': 'ROOF1',
        FACES: {
          FACE: [
            face('F1', 'ROOF', 'A', {
              path: 'L1,L2,L3,L4',
              pitch: '6',
              orientation: '180',
              size: '626',
              exact: '626.099',
            }),
            face('F2', 'ROOF', 'B', {
              path: 'L5,L6,L3,L7',
              pitch: '6',
              orientation: '0',
              size: '626',
              exact: '626.099',
            }),
            face('F3', 'WALL', '1', { path: 'L1', pitch: '9999', orientation: '0', size: '300', exact: '300' }),
          ],
        },
        LINES: {
          LINE: [
            line('L1', 'C1,C2', 'EAVE'),
            line('L2', 'C2,C3', 'RAKE'),
            line('L3', 'C3,C4', 'RIDGE'),
            line('L4', 'C4,C1', 'RAKE'),
            line('L5', 'C5,C6', 'EAVE'),
            line('L6', 'C6,C4', 'RAKE'),
            line('L7', 'C3,C5', 'RAKE'),
          ],
        },
        POINTS: {
          POINT: [
            point('C1', '0,0,0'),
            point('C2', '40,0,0'),
            point('C3', '40,14,7'),
            point('C4', '0,14,7'),
            point('C5', '40,28,0'),
            point('C6', '0,28,0'),
          ],
        },
      },
    },
  },
})

type Polygon = { path: string; pitch: string; orientation: string; size: string; exact: string }

const face = (id: string, type: string, designator: string, { path, pitch, orientation, size, exact }: Polygon) => ({
  '@id': id,
  '@type': type,
  '@designator': designator,
  POLYGON: { '@path': path, '@pitch': pitch, '@orientation': orientation, '@size': size, '@unroundedsize': exact },
})
const line = (id: string, path: string, type: string) => ({ '@id': id, '@path': path, '@type': type })
const point = (id: string, data: string) => ({ '@id': id, '@data': data })

/** A response of `buildingInsights:findClosest`. */
export const buildingInsights = () => ({
  name: 'buildings/ChIJ-example',
  center: { latitude: 39.75551, longitude: -105.22111 },
  imageryDate: { year: 2024, month: 6, day: 8 },
  imageryQuality: 'HIGH',
  solarPotential: {
    wholeRoofStats: { areaMeters2: 220, groundAreaMeters2: 197 },
    buildingStats: { areaMeters2: 221, groundAreaMeters2: 198 },
    roofSegmentStats: [
      segment(26.565051, 180, 111.803, 100),
      segment(26.565051, 0.5, 89.443, 80),
      { stats: { areaMeters2: 20, groundAreaMeters2: 20 }, azimuthDegrees: 12 },
    ],
  },
})

const segment = (pitchDegrees: number, azimuthDegrees: number, areaMeters2: number, groundAreaMeters2: number) => ({
  pitchDegrees,
  azimuthDegrees,
  stats: { areaMeters2, groundAreaMeters2 },
})
