/** Words that a question has whatever it asks. */
export const stopWords = {
  en: `a an the and or of to in on at by for from with about into over i me my we us our you your yours he she it its they
    them their this that these those there here what which who whom whose when where why how is are was were be been
    being am do does did can could will would shall should may might must have has had having get got please just really
    so too very more most less also than then if as but any some all much many long hi hello know tell want like need
    let going thing things`.split(/\s+/),
  de: `der die das den dem des ein eine einen einem einer und oder von zu zum zur im in am an auf für mit aus bei ich mich
    mir mein meine meinem meinen meiner wir uns unser unsere unser unserem sie ihr ihre ihnen ihrem es ist sind war wird
    werden wurde kann können könnte muss müssen soll sollte darf dürfen haben hat habe gibt was wie wer wo wann warum
    wieso welche welcher welches denn auch noch schon sehr bitte dass man eigentlich wirklich so viel viele lange lang
    wenn sache sachen`.split(/\s+/),
  es: `el la los las un una unos unas y o de del a al en con por para es son está están ser estar hay mi mis nuestro
    nuestra su sus usted ustedes yo nos me se le les lo que qué cuál cuáles quién cómo cuándo dónde cuánto cuánta
    cuántos cuántas puede pueden puedo debo tengo tiene tienen muy también ya si esto esta este eso realmente`.split(
    /\s+/,
  ),
  fr: `le les l un une des du au aux et ou en dans sur avec pour par je moi mon ma mes nous notre nos vous votre vos il
    elle ils elles ce cela ça cette ces est sont été être avoir ai as avez a ont peut peux pouvez puis dois faut que
    quoi quel quelle quels quelles qui comment quand où pourquoi combien y t s d n c qu très aussi si bien temps chose
    choses`.split(/\s+/),
}
