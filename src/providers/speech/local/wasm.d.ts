declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

/** Replaced at build time by `[define]` in wrangler.toml. */
declare const LOCAL_SPEECH: boolean
