import type { words as en } from './en'

export const words: typeof en = {
  name: 'Su techo nuevo',
  ctaHeadline: '¿Le ponemos fecha?',
  ctaBody: 'Traiga todas sus preguntas.',
  greeting: 'Pregúnteme lo que quiera sobre su techo.',
  slides: [
    {
      slideId: 'welcome',
      title: 'Un techo del que puede olvidarse',
      narrationScript:
        'Hola {{first_name}}, y gracias por consultar a {company} sobre {{address|su casa}}. En los próximos minutos le mostramos cómo trabajamos, qué decide usted y qué pasa después. Haga una pausa cuando quiera y pregunte en cualquier momento.',
      bullets: ['Unos minutos, a su ritmo', 'Pregunte en cualquier momento', 'Precios claros, por escrito'],
    },
    {
      slideId: 'inspection',
      title: 'Primero miramos',
      narrationScript:
        'Una buena oferta empieza en el techo. Revisamos las tejas, los remates de chimeneas y ventilaciones, las canaletas y el ático, y tomamos fotos de lo que encontramos. Usted ve las mismas fotos que nosotros y puede juzgar por sí mismo.',
      bullets: ['Tejas, remates, canaletas, ático', 'Fotos de lo que encontramos', 'Usted ve lo que vemos'],
    },
    {
      slideId: 'layers',
      title: 'Un techo es más que tejas',
      narrationScript:
        'Lo que se ve desde la calle es solo la capa de arriba. Debajo están la base de madera, una membrana donde se juntan el hielo y el agua, y una capa que mantiene seca la casa si la de arriba fallara. Cada capa cubre a la siguiente, y las revisamos todas.',
      bullets: ['Una base de madera firme', 'Membrana contra hielo y agua', 'Capa impermeable', 'Tejas y ventilación'],
    },
    {
      slideId: 'work',
      title: 'Cómo son los días de obra',
      narrationScript:
        'Antes de empezar acordamos un día con usted. Cubrimos el jardín y las ventanas, quitamos el techo viejo y nos lo llevamos. Cada tarde la casa queda cerrada contra la lluvia, y al final la recorremos con usted y buscamos hasta el último clavo.',
      bullets: [
        'Un día que le convenga',
        'Jardín y ventanas cubiertos',
        'Cerrado contra la lluvia cada tarde',
        'Hasta el último clavo',
      ],
    },
    {
      slideId: 'next',
      title: 'Qué sigue',
      narrationScript:
        '{{first_name}}, así trabajamos. Si le parece bien, elija una hora para la visita e iremos a ver. Si queda algo por aclarar, pregúntelo aquí, ahora o más tarde; le respondemos. Gracias por su tiempo.',
      bullets: ['Elija una hora para la visita', 'O pregunte lo que falte'],
    },
  ],
  bookVisit: 'Elegir hora para una visita',
  faqs: [
    {
      userQuestion: '¿Cuánto tarda un techo nuevo?',
      cannedAnswer:
        'Depende del tamaño y de la forma del techo. Le decimos el número de días en nuestra oferta, después de la visita.',
    },
    {
      userQuestion: '¿Tengo que estar en casa?',
      cannedAnswer: 'No todo el tiempo. Nos vemos al principio y al final, y entre tanto nos encuentra por teléfono.',
    },
  ],
}
