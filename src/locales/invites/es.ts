import type { words as english } from './en'

export const words: typeof english = {
  headline: 'Su invitación a {company}',
  greeting: 'Hola, {name}:',
  sentence: '{company} le ha invitado a su cuenta. Elija una contraseña para empezar.',
  button: 'Aceptar la invitación',
  note: 'El enlace funciona una vez, hasta el {date}. Si no conoce esta empresa, ignore este correo.',
}
