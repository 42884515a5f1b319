import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { eagleView, hoverFull, hoverSummary } from '../support/roof-files'

const path = '/api/roof-measurements/import'

async function imported(format: string, data: unknown) {
  const client = await signedIn()
  const answer = await client.post(path, { format, data })
  return { client, answer, roof: answer.body.roofMeasurement, error: answer.body.error as string }
}

const spoiled = (file: object, good: string | RegExp, bad: string) =>
  JSON.parse(JSON.stringify(file).replace(good, bad))

describe('a Hover file', () => {
  it('is read from its summary, as one facet for each pitch', async () => {
    const { answer, roof } = await imported('hover_json', hoverSummary())
    expect(answer.status).toBe(201)
    expect(roof).toMatchObject({ source: 'hover', areaSquareFeet: 3520, predominantPitch: 8, facetCount: 3 })
    expect(roof.lines).toMatchObject({
      ridge: 250.25,
      hip: 0,
      valley: 140.33,
      rake: 96.67,
      eave: 220.5,
      flashing: 16.92,
      stepFlashing: 9.25,
    })
    expect(roof.warnings.map(({ code }: { code: string }) => code)).toEqual(['facets_by_pitch', 'ridges_with_hips'])
    expect(roof.structures[0].facets[0]).toMatchObject({ source: 'hover', pitch: 8, areaSquareFeet: 3185 })
  })

  it('keeps everything without a field of its own under raw', async () => {
    const { client, roof } = await imported('hover_json', hoverSummary())
    expect((await client.get(`/api/roof-measurements/${roof.id}`)).body.roofMeasurement.raw).toEqual(hoverSummary())
  })

  it('is read facet by facet, as text or as JSON', async () => {
    for (const data of [hoverFull(), JSON.stringify(hoverFull())]) {
      const { roof } = await imported('hover_json', data)
      expect(roof).toMatchObject({ areaSquareFeet: 2201, facetCount: 2, address: '12 Maple Street, Boulder, CO' })
      expect(roof.lines).toMatchObject({ ridge: 40, hip: 0, valley: 12.5, eave: 80, rake: 110 })
      expect(roof.structures[0].facets[0].name).toBe('RF-1')
      expect(roof.raw).toEqual(hoverFull())
    }
  })

  it('with two structures keeps them separate', async () => {
    const { roof: house } = hoverFull()
    const { roof } = await imported('hover_json', { structures: [{ name: 'House', roof: house }, { roof: house }] })
    expect(roof.structures.map(({ name }: { name: string }) => name)).toEqual(['House', 'Structure 2'])
    expect(roof.lines.eave).toBe(160)
  })

  it('is flagged if its pitches do not add up to its area', async () => {
    const file = hoverSummary()
    file.roof.roof_facets.area = 4000
    const { roof } = await imported('hover_json', file)
    expect(roof.warnings[0]).toEqual({
      code: 'pitches_differ_from_total',
      message: 'The pitches have 3520 sq ft together, the roof 4000.',
    })
  })

  it('is flagged if its facets do not add up to its area', async () => {
    const { roof } = hoverFull()
    const { roof: read } = await imported('hover_json', { roof: { ...roof, area: { facets: 2, total: 9000 } } })
    expect(read.warnings).toEqual([
      { code: 'facets_differ_from_total', message: 'The facets have 2201 sq ft together, the roof 9000.' },
    ])
  })

  it('names a facet’s missing pitch', async () => {
    const { error } = await imported('hover_json', { roof: { facets: [{ display_label: 'RF-1', area: 10 }] } })
    expect(error).toBe('data.roof.facets[0].pitch is required.')
  })

  it.each([
    ['no roof', '"roof"', '"attic"', 'data.roof is required.'],
    ['no pitches', /"pitch":\[.*?\]/, '"pitch":[]', 'data.roof.pitch is required'],
    ['an invalid pitch', '"6/12"', '"steep"', 'data.roof.pitch[1].roof_pitch must be a pitch such as 6/12.'],
    ['a wall', '"8/12"', '"30/12"', 'data.roof.pitch[0].roof_pitch must be at most 24/12: steeper is a wall.'],
    ['an area in words', '3185', '"large"', 'data.roof.pitch[0].area must be a number.'],
    ['a negative area', '3185', '-3185', 'data.roof.pitch[0].area must be from 0.01 to 1000000.'],
    ['an absurd length', '140.33', '1e9', 'data.roof.valleys.length must be from 0 to 100000.'],
    ['meters', '"roof"', '"units":"metric","roof"', 'data.units must be imperial'],
  ])('is rejected with %s, by its path', async (_, good, bad, message) => {
    const { answer, error } = await imported('hover_json', spoiled(hoverSummary(), good, bad))
    expect([answer.status, error]).toEqual([400, expect.stringContaining(message)])
  })
})

const turned = (x: number, y: number, degrees: number): [number, number] => {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cosine - y * sine, x * sine + y * cosine]
}

describe('an EagleView file', () => {
  it('is read with its outlines, and lines as long as the distance of their points', async () => {
    const { answer, roof } = await imported('eagleview_json', eagleView())
    expect(answer.status).toBe(201)
    expect(roof).toMatchObject({
      source: 'eagleview',
      address: '418 Juniper Lane, Golden, CO, 80401',
      areaSquareFeet: 1252.2,
      facetCount: 2,
      predominantPitch: 6,
      lines: { eave: 80, rake: 62.61, ridge: 40 },
      warnings: [],
    })
    const [front, back] = roof.structures[0].facets
    expect(front).toMatchObject({ name: 'A', azimuthDegrees: 180 })
    expect(front.asMeasured.polygon.toSorted()).toEqual([
      [0, 0],
      [0, 14],
      [40, 0],
      [40, 14],
    ])
    expect(back.asMeasured.polygon).toHaveLength(4)
  })

  it('is rotated so that its outlines and its directions agree on north', async () => {
    const file = eagleView()
    file.EAGLEVIEW_EXPORT.STRUCTURES['@northorientation'] = '299.8'
    const [front] = file.EAGLEVIEW_EXPORT.STRUCTURES.ROOF.FACES.FACE
    Object.assign(front?.POLYGON ?? {}, { '@orientation': '240.2' })
    const { roof } = await imported('eagleview_json', file)
    const [facet] = roof.structures[0].facets
    expect(facet.azimuthDegrees).toBe(240.2)
    // The file was rotated; this edge was due south before.
    const { polygon } = facet.asMeasured
    const [cornerOfEave, , cornerOfRidge] = [
      [0, 0],
      [40, 0],
      [40, 14],
    ].map(([x = 0, y = 0]) => turned(x, y, 299.8))
    for (const corner of [cornerOfEave, cornerOfRidge])
      expect(polygon).toContainEqual(corner?.map((number) => expect.closeTo(number, 5)))
  })

  it('may have its attributes without the @ prefix', async () => {
    const bare = JSON.parse(JSON.stringify(eagleView()).replaceAll('"@', '"'))
    const { answer, roof } = await imported('eagleview_json', bare)
    expect(answer.body.error).toBeUndefined()
    expect(roof).toMatchObject({ areaSquareFeet: 1252.2, address: '418 Juniper Lane, Golden, CO, 80401', raw: bare })
  })

  it('with several roofs keeps them separate, and a single face counts as a list of one', async () => {
    const { ROOF } = eagleView().EAGLEVIEW_EXPORT.STRUCTURES
    const [FACE] = ROOF.FACES.FACE
    const file = { EAGLEVIEW_EXPORT: { STRUCTURES: { ROOF: [ROOF, { ...ROOF, FACES: { FACE } }] } } }
    const { roof } = await imported('eagleview_json', file)
    expect(roof.structures.map(({ facets }: { facets: unknown[] }) => facets.length)).toEqual([2, 1])
    expect(roof.lines.ridge).toBe(80)
  })

  it.each([
    ['another root', 'EAGLEVIEW_EXPORT', 'EXPORT', 'data.EAGLEVIEW_EXPORT is required.'],
    [
      'a missing point',
      '"@id":"C1"',
      '"@id":"C9"',
      'data.EAGLEVIEW_EXPORT.STRUCTURES.ROOF.LINES.LINE[0].@path names the point C1, which is not in the file.',
    ],
    [
      'a missing line',
      '"@id":"L7"',
      '"@id":"L9"',
      'FACE[1].POLYGON.@path names the line L7, which is not in the file.',
    ],
    ['a pitch in degrees', '"@pitch":"6"', '"@pitch":"26.6"', 'FACE[0].POLYGON.@pitch must be from 0 to 24.'],
    ['invalid coordinates', '40,14,7', '40,14', 'POINTS.POINT[2].@data must be three numbers.'],
  ])('is rejected with %s, by its path', async (_, good, bad, message) => {
    const { answer, error } = await imported('eagleview_json', spoiled(eagleView(), good, bad))
    expect([answer.status, error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('a CSV', () => {
  it('is read from the template as it is served', async () => {
    const client = await signedIn()
    const template = await client.get('/api/roof-measurements/import-template.csv')
    expect([template.status, template.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const { body, status } = await client.post(path, { format: 'csv', data: template.text })
    expect(status).toBe(201)
    expect(body.roofMeasurement).toMatchObject({
      source: 'manual',
      areaSquareFeet: 2900,
      facetCount: 3,
      lines: { ridge: 40, eave: 160, rake: 100 },
      raw: { csv: template.text },
      warnings: [],
    })
    expect(body.roofMeasurement.structures.map(({ name }: { name: string }) => name)).toEqual(['House', 'Garage'])
  })

  it('may have other units, another order, quotes, and a byte order mark', async () => {
    const rows = [
      'name,type,area_m2,pitch_degrees,structure,length_m',
      '"Front, ""south""",facet,92.90304,26.565051,"Main\nhouse",',
      'eave,line,,,,3.048',
      ',,,,,',
      'eave,line,,,,3.048',
    ]
    const { answer, roof } = await imported('csv', `\uFEFF${rows.join('\r\n')}`)
    expect([answer.status, roof.structures[0].name]).toEqual([201, 'Main house'])
    expect(roof).toMatchObject({ areaSquareFeet: 1000, lines: { eave: 20 }, predominantPitch: 6 })
    expect(roof.structures[0].facets[0]).toMatchObject({
      name: 'Front, "south"',
      asMeasured: { areaSquareMeters: 92.90304, pitchDegrees: 26.565051 },
    })
  })

  it.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['semicolons declared in its first line', (text: string) => `sep=;\r\n${text.replaceAll(',', ';')}`],
    ['only line feeds', (text: string) => text.replaceAll('\r', '')],
    ['only carriage returns', (text: string) => text.replaceAll('\n', '')],
    ['quotes around every cell', (text: string) => text.replace(/[^,\r\n]+/g, '"$&"')],
    ['capital letters', (text: string) => text.toUpperCase()],
    ['no newline at its end', (text: string) => text.trimEnd()],
  ])('may be saved with %s', async (_, saved) => {
    const template = (await (await signedIn()).get('/api/roof-measurements/import-template.csv')).text
    const { answer, roof } = await imported('csv', saved(template))
    expect(answer.body.error).toBeUndefined()
    expect(roof).toMatchObject({ areaSquareFeet: 2900, facetCount: 3, lines: { ridge: 40, eave: 160, rake: 100 } })
  })

  it('may use semicolons with European decimals, and pitches and lines as people write them', async () => {
    const rows = ['Type;Name;Pitch;Area_sqft;Length_ft', 'facet;A;6/12;1240,5;', 'Line;step flashing;;;12,25']
    const { answer, roof } = await imported('csv', rows.join('\n'))
    expect(answer.body.error).toBeUndefined()
    expect(roof).toMatchObject({ areaSquareFeet: 1240.5, predominantPitch: 6, lines: { stepFlashing: 12.25 } })
  })

  it('keeps unknown columns under raw, and says so', async () => {
    const data = 'type,name,pitch,area_sqft,Color,Notes\nfacet,A,6,100,red,"by hand, twice"'
    const { answer, roof } = await imported('csv', data)
    expect(answer.status).toBe(201)
    expect(roof.warnings).toEqual([
      { code: 'columns_not_read', message: 'The columns Color, Notes were not read; they are kept under raw.' },
    ])
    expect(roof.raw).toEqual({ csv: data })
  })

  it('is rejected if it is cut off anywhere within a line', async () => {
    const client = await signedIn()
    const { text } = await client.get('/api/roof-measurements/import-template.csv')
    const [first = '', second = '', third = ''] = text.split('\r\n')
    const start = `${first}\r\n${second}\r\n`.length
    for (let length = start + 1; length < start + third.length; length++) {
      const { status, body } = await client.post(path, { format: 'csv', data: text.slice(0, length) })
      expect([length, status, body.error]).toEqual([length, 400, expect.stringContaining('data line 3')])
    }
  })

  it.each([
    ['another first row', 'a,b\n1,2', 'data line 1 must have the column type'],
    ['a duplicate column', 'type,name,pitch,Pitch\nfacet,A,6,7', 'data line 1 has the column pitch twice.'],
    [
      'a comma that belongs to a number',
      'type,name,pitch,area_sqft\nfacet,A,6,1,240',
      'data line 2 has a value in a column that line 1 does not name.',
    ],
    [
      'a fraction that could be thousands',
      'type;name;pitch;area_sqft\nfacet;A;6;1,240',
      'data line 2, area_sqft, must be a number.',
    ],
    ['an unknown type', 'type,name\nroof,A', 'data line 2, type, must be facet or line.'],
    ['an area in words', 'type,name,pitch,area_sqft\nfacet,A,6,big', 'data line 2, area_sqft, must be a number.'],
    ['a decimal comma', 'type,name,pitch,area_sqft\nfacet,A,6,"1,5"', 'data line 2, area_sqft, must be a number.'],
    ['a wall', 'type,name,pitch,area_sqft\nfacet,A,25,10', 'data line 2, pitch, must be from 0 to 24.'],
    ['no area', 'type,name,pitch,area_sqft\nfacet,A,6,', 'areaSquareFeet of A of House is required'],
    ['an unknown line', 'type,name,length_ft\nline,gutter,5', 'data line 2, name, must be one of ridge, hip'],
    ['a line without length', 'type,name,length_ft\nline,ridge,', 'data line 2, length_ft, is required'],
    ['an unclosed quote', 'type,name,pitch\nfacet,"A,6', 'has a quote that is never closed'],
    ['lines only', 'type,name,length_ft\nline,ridge,5', 'data has no facets of a roof.'],
  ])('is rejected with %s, by its line', async (_, data, message) => {
    const { answer, error } = await imported('csv', data)
    expect([answer.status, error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('any file', () => {
  it.each([
    ['hover_json', JSON.stringify(hoverSummary())],
    ['eagleview_json', JSON.stringify(eagleView())],
  ])('of %s is rejected if it is cut off anywhere', async (format, whole) => {
    const client = await signedIn()
    for (let length = 1; length < whole.length; length += Math.ceil(whole.length / 25)) {
      const { status, body } = await client.post(path, { format, data: whole.slice(0, length) })
      expect([status, body.error]).toEqual([400, 'data isn’t complete JSON. Send the file as it is.'])
    }
  })

  it('with more than 500 facets is rejected', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => `facet,F${index},6,10`)
    const { answer, error } = await imported('csv', ['type,name,pitch,area_sqft', ...rows].join('\n'))
    expect([answer.status, error]).toEqual([400, 'data has 501 facets; at most 500 can be read.'])
  })

  it('in an unknown format is rejected', async () => {
    const { answer, error } = await imported('xlsx', 'x')
    expect([answer.status, error]).toEqual([400, expect.stringContaining('format must be one of')])
  })
})
