import { z } from '../../core/http/zod'

const point = z.tuple([z.number(), z.number()])
const whole = z.int().openapi({ example: 1240 })
export const manifestRoof = z
  .object({
    areaSquareFeet: whole,
    squares: z.number().openapi({ example: 24.31 }),
    pitch: z
      .number()
      .openapi({ example: 6, description: 'The pitch of most of the roof, in inches of rise for each foot of run.' }),
    facetCount: z.int().openapi({ example: 4 }),
    wasteBasisPoints: z.int().openapi({ example: 1200 }),
    diagram: z.object({
      width: whole,
      height: whole,
      isSchematic: z.boolean().openapi({ example: true }),
      structures: z.array(z.object({ name: z.string().openapi({ example: 'House' }), x: z.number(), y: z.number() })),
      facets: z.array(
        z.object({
          number: z.int().openapi({ example: 1 }),
          structure: z.int().openapi({ example: 0 }),
          name: z.string().nullable().openapi({ example: 'Front' }),
          points: z.array(point).openapi({
            example: [
              [6, 6],
              [160, 6],
              [160, 90],
            ],
          }),
          pitch: z.number().openapi({ example: 6 }),
          areaSquareFeet: whole,
          azimuthDegrees: z.number().nullable().openapi({ example: 180 }),
          label: z.object({ x: z.number(), y: z.number(), isWhole: z.boolean() }),
        }),
      ),
    }),
  })
  .openapi('ManifestRoof')
