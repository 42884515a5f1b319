import { emailAddress, line, shownText } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { type HomeownerField, homeownerFields } from '../../core/shared/merge-fields'
import { withDefaults } from '../../core/with-defaults'

export const homeowner = z
  .strictObject({
    first_name: line(100).openapi({ example: 'Maria' }),
    last_name: shownText(100).nullable().openapi({ example: 'Okafor' }),
    address: shownText(300).nullable().openapi({ example: '12 Maple Street' }),
    city: shownText(100).nullable().openapi({ example: 'Boulder' }),
    state: shownText(100).nullable().openapi({ example: 'CO' }),
    zip: shownText(20).nullable().openapi({ example: '80302' }),
    country: shownText(100).nullable().openapi({ example: 'US' }),
    email: emailAddress.nullable(),
    phone: shownText(50).nullable().openapi({ example: '+1 555 0134' }),
  } satisfies Record<HomeownerField, z.ZodType>)
  .openapi('HomeownerData')
export const homeownerInput = homeowner.partial().required({ first_name: true }).openapi('HomeownerInput')
export const homeownerPatch = homeowner.partial().openapi('HomeownerPatch')

export type HomeownerData = z.infer<typeof homeownerInput>

const emptyHomeowner = Object.fromEntries(homeownerFields.map((field) => [field, null]))

export const homeownerOf = (data: HomeownerData) => withDefaults<z.infer<typeof homeowner>>(emptyHomeowner, data)
