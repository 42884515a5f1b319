export const contractFields = [
  'first_name',
  'last_name',
  'full_name',
  'signer_names',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'email',
  'phone',
  'company_name',
  'company_address',
  'company_phone',
  'company_email',
  'tier_name',
  'tier_price',
  'tier_monthly',
  'tier_description',
  'tier_features',
  'tier_warranty',
  'deposit',
  'balance',
  'contract_number',
  'today',
  'expires_on',
  'roof_squares',
  'roof_area',
  'roof_pitch',
  'price_good',
  'price_better',
  'price_best',
] as const

/** A paragraph that holds only this field becomes the table of the tier's lines. */
export const linesField = 'tier_lines'

export type ContractField = (typeof contractFields)[number]
export type FieldValues = { [field in ContractField]?: string | null | undefined }

export const isContractField = (name: string): name is ContractField => contractFields.some((known) => known === name)
