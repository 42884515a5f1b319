/** A document may hold instructions to the model that answers; an answer that followed them would not be the company's. */
const injections = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,60}\b(?:instructions?|rules?|prompts?|guidelines?|everything|anything)\b/i,
  /\b(?:tell|inform|assure|promise|answer|reply to|respond to|say to)\b (?:them|him|her|everyone|everybody|anyone|the (?:homeowners?|customers?|users?|viewers?|clients?))\b/i,
  /\b(?:you are|act as|pretend to be|behave as)\b[^.]{0,30}\b(?:assistant|model|ai|bot|chatbot)\b/i,
  /\b(?:system prompt|as an ai|language model|the assistant (?:must|should|will)|chatbot)\b/i,
  /\bwhen (?:a|the|any) (?:question|homeowner|customer|user|viewer)\b[^.]*\b(?:say|answer|offer|reply|respond|tell)\b/i,
  /^(?:always|never|only|please)?\s*(?:say|answer|reply|respond|state|claim|output|print)\b(?: that|:| with| only|,| in)/i,
  /\bwhen(?:ever)? (?:asked|anyone asks|someone asks)\b/i,
  /\bif (?:asked|anyone asks|someone asks|they ask)\b[^.]*\b(?:say|answer|tell|reply)\b/i,
  /\b(?:ignora|olvida|ignorieren sie|vergiss|oubliez|ignorez)\b[^.]{0,60}\b(?:instrucciones|reglas|anweisungen|instructions|règles)\b/i,
]

export const isPromptInjection = (sentence: string) => injections.some((pattern) => pattern.test(sentence))
