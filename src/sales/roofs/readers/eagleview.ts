import type { FacetInput, LineKind, LinesInput, StructureInput } from '../roof'
import type { Read } from './read'
import type { Value } from './value'

const kinds: { [type: string]: LineKind } = {
  RIDGE: 'ridge',
  HIP: 'hip',
  VALLEY: 'valley',
  RAKE: 'rake',
  EAVE: 'eave',
  FLASHING: 'flashing',
  STEPFLASH: 'stepFlashing',
  PARAPET: 'parapet',
}

type Point = [number, number, number]
type Edge = { from: string; to: string; at: Value }

/**
 * The format lists points in feet, lines between points, and faces along lines. Walls and penetrations are faces of
 * other types.
 */
export function readEagleView(file: Value): Read {
  const root = file.record().at('EAGLEVIEW_EXPORT').record()
  const location = root.at('LOCATION')
  const roofs = root
    .at('STRUCTURES')
    .list()
    .flatMap((structures) => {
      const north = structures.attribute('northorientation').optionalNumber(-360, 360) ?? 0
      return structures
        .at('ROOF')
        .list()
        .map((roof) => ({ roof, north }))
    })
  if (!roofs.length) root.at('STRUCTURES').at('ROOF').refuse('is required')
  const lengths: { kind: LineKind; feet: number }[] = []
  const structures = roofs.map(({ roof, north }, index): StructureInput => {
    const points = pointsOf(roof, north)
    const edges = new Map<string, Edge>()
    for (const line of roof.at('LINES').at('LINE').list()) {
      const [from = '', to = ''] = line.record().attribute('path').text().split(',')
      edges.set(line.attribute('id').text(), { from, to, at: line.attribute('path') })
      const kind = kinds[line.attribute('type').text().toUpperCase()]
      if (kind) lengths.push({ kind, feet: distance(pointOf(points, from, line), pointOf(points, to, line)) })
    }
    const faces = roof.at('FACES').at('FACE').list()
    if (!faces.length) roof.at('FACES').at('FACE').refuse('is required')
    const facets = faces.filter((face) => face.record().attribute('type').text().toUpperCase() === 'ROOF')
    const name = roofs.length > 1 ? `Structure ${index + 1}` : 'Roof'
    return { name, facets: facets.map((face) => facetOf(face, edges, points)) }
  })
  const address = ['address', 'city', 'state', 'postal'].map((name) => location.attribute(name).optionalText(100))
  return {
    structures: structures.filter(({ facets }) => facets.length),
    lines: sumByKind(lengths),
    address: address.filter(Boolean).join(', ') || undefined,
  }
}

/** The file says which direction is north. The result has north at the top. */
function pointsOf(roof: Value, north: number) {
  const [cosine, sine] = [Math.cos((north * Math.PI) / 180), Math.sin((north * Math.PI) / 180)]
  const turned = (x: number, y: number) => (north ? [x * cosine - y * sine, x * sine + y * cosine] : [x, y])
  const points = new Map<string, Point>()
  for (const point of roof.at('POINTS').at('POINT').list()) {
    const numbers = point.record().attribute('data').text().split(',').map(Number)
    const [x = 0, y = 0, z = 0] = numbers
    if (numbers.length !== 3 || numbers.some((number) => !Number.isFinite(number) || Math.abs(number) > 100_000))
      point.attribute('data').refuse('must be three numbers')
    const [east = 0, northward = 0] = turned(x, y)
    points.set(point.attribute('id').text(), [east, northward, z])
  }
  return points
}

function pointOf(points: Map<string, Point>, id: string, line: Value) {
  return points.get(id) ?? line.attribute('path').refuse(`names the point ${id.slice(0, 20)}, which is not in the file`)
}

const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function facetOf(face: Value, edges: Map<string, Edge>, points: Map<string, Point>): FacetInput {
  const polygon = face.at('POLYGON').record()
  const size = polygon.attribute('unroundedsize').isMissing
    ? polygon.attribute('size')
    : polygon.attribute('unroundedsize')
  const name = face.attribute('designator').optionalText(100) ?? face.attribute('id').optionalText(100)
  const corners = cornersOf(polygon, edges, points)
  const azimuthDegrees = polygon.attribute('orientation').optionalNumber(-360, 720)
  return {
    ...(name && { name }),
    pitch: polygon.attribute('pitch').number(0, 24),
    areaSquareFeet: size.number(0.001, 1_000_000),
    ...(azimuthDegrees !== undefined && { azimuthDegrees: aroundOnce(azimuthDegrees) }),
    ...(corners.length >= 3 && { polygon: corners }),
  }
}

const aroundOnce = (degrees: number) => (degrees < 0 ? degrees + 360 : degrees > 360 ? degrees - 360 : degrees)

/** A path lists lines in order, each sharing a corner with the next. */
function cornersOf(polygon: Value, edges: Map<string, Edge>, points: Map<string, Point>): [number, number][] {
  const path = polygon.attribute('path')
  const around = path
    .text()
    .split(',')
    .map((id) => edges.get(id.trim()) ?? path.refuse(`names the line ${id.slice(0, 20)}, which is not in the file`))
  const corners = around.flatMap((edge, index) => {
    const next = around[(index + 1) % around.length]
    const shared = [edge.to, edge.from].find((id) => id === next?.from || id === next?.to)
    const point = shared === undefined ? undefined : points.get(shared)
    return point ? [[point[0], point[1]] as [number, number]] : []
  })
  return corners.length === around.length && corners.length <= 100 ? corners : []
}

function sumByKind(lengths: { kind: LineKind; feet: number }[]): LinesInput {
  const present = new Set(lengths.map(({ kind }) => kind))
  return Object.fromEntries(
    [...present].map((kind) => {
      const feet = lengths.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.feet, 0)
      return [kind, Math.round(feet * 100) / 100]
    }),
  )
}
