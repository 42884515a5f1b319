import type { PdfLibrary } from '../../core/vendor-modules'

type Engine = Parameters<InstanceType<PdfLibrary['TSTInfo']>['verify']>[1]

/**
 * The PDF library sets a shared engine in which some digests don't work. workerd's types differ from those of browsers,
 * hence the cast.
 */
export const engineOf = ({ CryptoEngine }: PdfLibrary) =>
  new CryptoEngine({ name: 'workerd', crypto }) as unknown as Engine
