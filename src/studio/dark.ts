/** Web Awesome takes its dark colors from a class, so the class follows what the system asks for. */
export function followColorScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('wa-dark', dark.matches)
  follow()
  dark.addEventListener('change', follow)
}
