import type { words as en } from './en'

export const words: typeof en = {
  conversation: 'Conversación',
  joinOne: 'Unirse a {name}',
  memberIsThere: 'Un miembro de su empresa está con este propietario.',
  joinStates: {
    joining: 'Conectando…',
    asked:
      '{name} ve que usted está aquí. Podrá escribir y mostrar diapositivas cuando {name} le salude, o responder si {name} escribió primero.',
    accepted: '{name} le ha saludado. Ya puede escribir y mostrar diapositivas.',
    declined: '{name} prefiere no conversar ahora.',
    taken: '{by} ya está con {name}.',
    away: '{name} no está en línea en este momento.',
    ended: 'Ya no está en línea.',
  },
  yourMessage: 'Su mensaje',
  sendMessage: 'Enviar mensaje',
  sendingMessage: 'Enviando…',
  leaveConversation: 'Salir de la conversación',
  suggestion: 'Respuesta sugerida',
  useSuggestion: 'Usar sugerencia',
  slide: 'Diapositiva',
  showSlide: 'Mostrar esta diapositiva',
  slideShown: 'Se muestra «{slide}».',
  notAccepted: '{name} todavía no le ha saludado.',
  notDelivered: 'El mensaje no se entregó. Inténtelo de nuevo.',
}
