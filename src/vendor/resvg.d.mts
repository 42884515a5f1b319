export * from '@resvg/resvg-wasm'
export const renderer: WebAssembly.Module
export const fonts: string[]
