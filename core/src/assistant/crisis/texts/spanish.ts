import { crisisTexts } from '../../../generated/crisisTexts.ts'
import { crisisNumbers } from '../../../knowledge/crisisNumbers.ts'
import type { CrisisTexts } from './crisisTexts.ts'

const { crisisTextLine, domesticViolence, rainn, suicideLifeline } = crisisNumbers

export const spanish: CrisisTexts = {
  next: {
    danger:
      'Si puedes, cierra la puerta con llave o ve a donde haya más gente. No salgas a hablar con esa persona. Di a quien conteste dónde estás.',
    body: 'Llama aunque todavía no te sientas mal. Di qué se tomó o qué está herido, y desde cuándo. No te quedes a solas, o quédate con la persona hasta que llegue ayuda.',
    threat:
      'Esto todavía se puede evitar. Si se trata de otra persona, di al 911 o a la policía de la universidad quién, dónde y cuándo. No vayas tú, y no cargues con esto a solas. Si se trata de ti, aléjate de esas personas y guarda lejos lo que pueda hacer daño. Habla con alguien de estas líneas antes de hacer cualquier otra cosa.',
    selfHarm:
      'Gracias por contármelo. Por favor, llama ahora a una de estas líneas o busca a alguien que pueda estar contigo. Si tienes cerca algo con lo que podrías hacerte daño, aléjate de eso o dáselo a alguien. El caso puede esperar. Lo primero eres tú.',
    otherLife:
      'Haces bien en tomarlo en serio. Si no hay peligro para ti, quédate con esa persona o sigue en la llamada, y pregúntale con palabras claras. Puedes llamar por ella. No tienes la culpa de lo que haga otra persona.',
    child:
      'Si tienes menos de 18 años, cuéntaselo hoy a una persona adulta de confianza, como tu mamá o tu papá, la enfermera o el consejero de la escuela. Si no hace nada, cuéntaselo a otra. No es culpa tuya. Si tú eres la persona adulta, mantén al menor lejos de quien le hace daño y llama a la policía.',
    assault:
      'Lo siento mucho. Si te duele algo, estás sangrando o crees que te dieron alguna droga, lo primero es la atención médica: llama al 911 o ve a una sala de emergencias. RAINN puede decirte dónde hay un médico y un examen cerca de ti. Si puedes, habla con ellos antes de bañarte o cambiarte, porque así se pueden conservar las pruebas. Puedes recibir atención sin presentar una denuncia. Tú decides qué sigue.',
    partner:
      'Nadie merece que le peguen ni vivir con miedo. Estas líneas pueden ayudarte a planear cómo estar a salvo, también si todavía no puedes o no quieres irte.',
    stalking:
      'Si está cerca, ve a donde haya más gente. Guarda cada mensaje y anota cada vez con la fecha y el lugar. NNEDV Safety Net (techsafety.org) explica cómo revisar si hay un rastreador en tu teléfono o tu carro.',
    distress:
      'Si te falta el aire o te duele el pecho, llama al 911. Si es un ataque de pánico, va a pasar: pon los dos pies en el piso y suelta el aire despacio, varias veces. Trata de tener a alguien contigo.',
    unclear:
      'Puede que no te haya entendido bien. Si tú u otra persona corren peligro, por favor llama ahora a una de estas líneas o ve con alguien de confianza. Lo primero eres tú, y el caso puede esperar.',
  },
  nextForLife: {
    child:
      'Haces bien en tomarlo en serio. Quédate con el menor y no lo dejes a solas. Pon fuera de su alcance pastillas, navajas, cuerdas y armas. Pregúntale con palabras claras si piensa en morir. Llama al 988 con él o ella, o en su nombre. No tienes la culpa.',
    other:
      'Haces bien en tomarlo en serio. Di a quien conteste dónde está esa persona y si tiene un arma o pastillas. Si no hay peligro para ti, quédate con ella o sigue en la llamada, y pregúntale con palabras claras. Si también podría hacerte daño a ti, ve a donde haya más gente. No tienes la culpa.',
    either:
      'Gracias por contármelo. Si se trata de otra persona, quédate con ella o sigue en la llamada si no hay peligro, y pregúntale con palabras claras. Si se trata de ti, llama ahora a una de estas líneas o busca a alguien que pueda estar contigo. Pon lejos lo que pueda hacer daño.',
  },
  stillHere:
    'Si una llamada no funciona, prueba la línea de texto o ve con alguien que esté cerca: quien comparte tu cuarto, un vecino, la policía de la universidad o la sala de emergencias más cercana.',
  watched:
    'Si esa persona puede ver tu teléfono o tu computadora, llama desde otro aparato que no esté a su alcance. Puedes salir de esta página al instante con “Leave this site”.',
  images:
    'Si hay imágenes sexuales de alguien menor de 18 años, Take It Down (takeitdown.ncmec.org) es una herramienta gratuita que ayuda a quitarlas de los sitios.',
  notAPerson: 'Soy un chat y no puedo llamar a nadie por ti.',
  hub: 'Cuando quieras, también puedo decirte qué apoyo puede dar una escuela, como una orden de no contacto, un cambio de cuarto o de clase, o más tiempo.',
  rest: 'También escribiste sobre tu caso. Cuando estés a salvo, hazme esa pregunta sola y la contesto.',
  misread: 'Si no te entendí bien, hazme tu pregunta otra vez con otras palabras.',
  followed: 'Lo que preguntaste sobre tu caso está más abajo, para cuando puedas leerlo.',
  followedInDoubt: 'Si no te entendí bien, lo que preguntaste está más abajo.',
  emergency: {
    danger: 'ahora, o la policía o seguridad de la universidad',
    body: 'ahora: hace falta un médico',
    threat: 'o la policía de la universidad, antes de que alguien salga herido',
    stalking: 'o la policía de la universidad, si esa persona está cerca de ti',
    child: 'si el menor está en peligro ahora',
    assault: 'o la policía de la universidad, si corres peligro o tienes heridas graves',
    selfHarm: 'si te hiciste daño o estás a punto de hacerlo',
    otherLife: 'si puede hacerlo ahora o no contesta',
    partner: 'o la policía de la universidad, si corres peligro ahora',
    distress: 'si corres peligro',
    unclear: 'o la policía de la universidad, si alguien corre peligro o está herido ahora',
    either: 'si alguien está herido, puede hacerlo ahora o no contesta',
  },
  lineIsFor: {
    [suicideLifeline.slug]:
      'de día y de noche, también en español, para ti o alguien que te preocupa',
    [crisisTextLine.slug]: 'si no puedes hablar en voz alta',
    [rainn.slug]: 'agresión sexual, de ahora o de hace tiempo',
    [domesticViolence.slug]: 'una pareja o expareja que te hace daño o te da miedo',
    'love-is-respect': 'lo mismo, para jóvenes',
    'stop-it-now': 'si temes que alguien abuse sexualmente de un menor; tiene horario',
    'trans-lifeline': 'no atiende de día y de noche: el horario está en su sitio',
  },
  ways: {
    or: 'o',
    both: 'por llamada o mensaje de texto',
    text: 'manda',
    to: 'al',
    videophone: 'por videoteléfono',
  },
  gentle: {
    life: 'Si piensas en el suicidio: {line}, de día y de noche.',
    assaulted:
      'Siento mucho lo que te pasó. Para hablar con alguien, de ahora o de hace tiempo: {line} (RAINN), de día y de noche.',
    byAPartner: `Siento mucho lo que te pasó. Para hablarlo con alguien: {line} (${crisisTexts.domesticViolence.name}), de día y de noche.`,
    once: 'No te mando líneas. Si algún día quieres hablar con una persona: {line}, de día y de noche.',
    doubtfulHarm:
      'Lo que cuentas suena muy duro. Para hablar con alguien: {line} (RAINN), de día y de noche.',
    doubtfulFear: `Lo que cuentas suena muy duro. Si alguien te hace daño o te da miedo: {line} (${crisisTexts.domesticViolence.name}), de día y de noche.`,
    doubtful: 'Lo que cuentas suena muy duro. Si se te hace demasiado: {line}, de día y de noche.',
  },
}
