import { mergeFields } from '../../core/shared/merge-fields'

export const contractFields = [
  ...mergeFields,
  'full_name',
  'signer_names',
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
] as const

/** A paragraph that consists of this field alone becomes the table of the tier's lines. */
export const linesField = 'tier_lines'

export type ContractField = (typeof contractFields)[number]
export type FieldValues = { [field in ContractField]?: string | null | undefined }

export const isContractField = (name: string): name is ContractField => contractFields.some((known) => known === name)
