/**
 * The wording by which the rules recognize parts of a message. Patterns have no nested repetition,
 * so that hostile text can't slow them down.
 */

/** One pattern of several. */
const anyOf = (flags: string, ...patterns: RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join("|"), flags);

/** A sentence that says how to refuse: by a word for it, a word to answer with, or a promise. */
export const REFUSAL = anyOf(
  "i",
  /unsubscribe|\bopt(?:ing)?[ -]?out|\bobject(?:ion)?\b|\boppose\b|\bforbid\b|do[- ]not[- ]contact/,
  /\b(?:in peace|you alone|leave it|say(?:s|ing)? so|tell (?:me|us) so|no thanks|no follow-?ups?|be removed|unwelcome|unwanted)\b/,
  /\/(?:stop|opt-?out)\b/,
  /\b(?:reply|replying|answer\w*|respond|write(?! to you)|writing|send|say\w*|type|contain\w*|word)\b.{0,60}"(?!yes|ok|no")[^"]{1,30}"/,
  /\b(?:reply|send|write|answer|say|word)\b.{0,40}\b(?:stop|remove)\b/,
  /\b(?:to|will|I'll|we'll|we|I) stop\b/,
  /(?:won't|will not|shall not|never|no longer|nothing)\b.{0,30}\b(?:writ\w+|contact\w*|e-?mail\w*|messag\w*|bother|trouble|hear|follow up|another|again|any|more|from (?:us|me))\b/,
  /\b(?:not|stop) (?:to )?(?:be )?(?:contact|writ|e-?mail|messag|hear|receiv|use)/,
  /\b(?:take|taken|remove|delete|strike|struck|bin|block)\b.{0,30}\b(?:off|list|address|details)\b/,
  /\boff (?:my|our|the) list\b|\b(?:last|end) of it\b/,
  /\b(?:the last|no (?:more|further))(?: \w+)? (?:e-?mails?|messages?|mail|one|you|from)\b/,
  /\bhear no more\b/,
);
/** A wish, and that nothing more be sent: together they are a refusal, too. */
export const WISH = /\b(?:want|wish|like|care|prefer|rather|interested|welcome|free|should)\b/i;
export const NOTHING_MORE =
  /(?:n't|\bnot|\bno|\brather|\bprefer)\b.{0,40}\b(?:hear|receive|e-?mails?|messages?|mail|contact\w*|writ\w+|marketing|more of these|silence)\b/i;
/** In a paragraph about privacy, a refusal in words that we don't know. */
export const NEGATION =
  /n't\b|\b(?:no|not|none|never|nothing|stop|end|enough|cut|forget|delete|erase|decline|withdraw|rid of|prevent|prefer|rather|unless|only once|away|a(?: single)? word|one word)\b/i;
/** A refusal by the bare word “no”. */
export const REFUSAL_BY_NO =
  /\b(?:reply|replying|answer|respond|write|say|send|type)(?: me| us| back| with| just| simply| a| the| word)* "?no\b(?! (?:thanks|more|longer|e-?mails?|mail|messages?))/i;
/** A sentence about privacy; what it is called in other languages is known from addresses only. */
export const PRIVACY = anyOf(
  "i",
  /privacy|gdpr|data protection|your rights|\babout you\b.{0,60}\.\w{2,}\//,
  /personal (?:data|information|details)|\bhow (?:we|I)\b.{0,20}\b(?:data|information|details)\b/,
  /(?<!(?:more|further) )\b(?:data|information|details|info)\b.{0,80}\w\.\w{2,}\/\w/,
  /\.\w{2,}\/\S{0,40}(?:privaa?t|privac|confiden|adat|gegevens|personupp|integritet|datenschutz|tietosuoja|personvern|persondata|andme|rodo|rgpd|bdar|dsgvo)/,
);
/** A number in a company register, a VAT number, or any other of five digits, such as a US ZIP Code, but no phone number. */
export const REGISTRATION =
  /\b(?:reg|org|vat|hrb|fn|krs|ein|registered)\b.{0,30}\d{3}|(?<![+\d]|\+\d[\d ]{0,5}|\b(?:tel|phone|mobile)[.: ]{1,3})\d(?:[ .-]?\d){4}/i;

const FORMS =
  "OÜ|AS|SIA|UAB|AB|Oyj?|A/S|ApS|ASA|GmbH|AG|KG|UG|BV|B\\.V\\.|NV|N\\.V\\.|SAS|SA|SARL|S\\.?r\\.?l\\.?|SRL|S\\.?p\\.?A\\.?|SL|S\\.L\\.|sp\\. z o\\.o\\.|s\\.r\\.o\\.|a\\.s\\.|d\\.o\\.o\\.|Kft|Zrt|EOOD|Lda|SCS|Ltd|Limited|LLP|plc|PLC|LLC|Inc|Corp|Co\\.";
/** A company: with its legal form, or as “at Example”, “we are Example” or “Anna Berg, Example”. */
export const COMPANY = new RegExp(
  [
    `(?<![\\p{L}\\d&.'-])\\p{Lu}[\\p{L}\\d&.'-]*,? (?:${FORMS})(?![\\p{L}\\d])`,
    '(?<!\\p{L})(?:SIA|UAB|AS|OÜ|AB|Oy) "?\\p{Lu}',
    "(?:[Aa]t|@|[Ff]rom|[Ww]e are|[Ww]e're|[Cc]alled|[Tt]rading as) (?!LinkedIn|Google|Monday|Tuesday|Wednesday|Thursday|Friday)\\p{Lu}",
    "(?:I am|I'm|[Mm]y name is|[Tt]his is|(?<!\\p{L})\\p{Lu}\\p{L}+ here,?) .{0,60}?\\b(?:of|with|run|lead|founded|own) \\p{Lu}",
  ].join("|"),
  "u",
);
/** A line that is no name, such as a greeting or “Best regards”. */
const NO_NAME =
  "(?!\\p{L}+ly\\b|[^\\n]*\\b(?:[Tt]eam|[Dd]epartment)\\b|(?:Dear|Hi|Hello|Hey|Good|Greetings|Best|Kind|Warm|Many|Yours|Thanks?|Regards|Cheers|With|All|Take|The|Your|Our|We|If|To)\\b)";
/** A line such as “Anna Berg”, “– Anna” or “Bas van der Berg, Example AB”. */
const NAME = `^[ \\t/–—-]*${NO_NAME}\\p{Lu}[\\p{L}.'-]+(?: (?!(?:${FORMS})(?!\\p{L}))(?:\\p{Lu}[\\p{L}.'-]*|d[aeiu]|v[ao]n|der|af|zu)){0,5}[ \\t]*(?:[,|·(][^\\n]{0,60}(?<![?!:;]))?$`;
/** A person who introduces themselves, or signs. */
export const SENDER = new RegExp(
  `(?:\\bI am|\\bI'm|\\b[Mm]y name is|\\b[Tt]his is) \\p{Lu}\\p{Ll}+|(?<!\\p{L})\\p{Lu}\\p{Ll}+ here\\b|${NAME}`,
  "mu",
);
/** Where a signature may begin. A greeting looks like it, too. */
export const SIGN_OFF = new RegExp(
  `^--[ \\t]*$|^[ \\t]*(?:[Ww]ith |[Aa]ll |[Mm]any )?(?:[Bb]est|[Kk]ind|[Ww]arm|[Rr]egards|[Yy]ours|[Ss]incerely|[Tt]hanks|[Cc]heers)[^\\n]{0,25}$|^[ \\t]*\\p{Lu}[\\p{L}\\d .,'/]{1,40},[ \\t]*$|${NAME}`,
  "gmu",
);

/** How the sender knows the recipient. */
export const FOUND =
  /\b(?:found|met|saw|noticed|looked|shows|lists|names) you\b|\byou(?:'re| are) (?:down|given|listed|named|shown)\b|\bcame across you\b|\bcame across your (?:name|profile)\b|\b(?:suggested|recommended|referred|pointed|introduced|told|passed|gave|said)\b.{0,40}\b(?:your?|me|I)\b|^(?:why (?:you|me|this)|(?:where|how)\b.{0,30}\byour (?:e-?mail|address|details|name)|source|address)\b/i;
/** An address, and where something comes from: together they are the source of the address. */
export const ADDRESS =
  /\b(?:address(?:es)?|mailbox|cards?|details|(?<!my )name|(?:e-?)?mail(?! (?:me|us)\b)|contacts?(?! (?:me|us)\b))\b|@/i;
export const FROM =
  /\b(?:from|lists?|listed|published|printed|public|given|gives|shows?|shown|named|names|stands?|under|source|origin|official|found|picked|got|took|taken|used?|using|have|in|on|off|(?<!\b(?:me|us) )at)\b/i;
/** A message to everybody who reads a general address, so it greets nobody by name. */
export const GENERAL_ADDRESS =
  /\b(?:pass|forward)\b[^.?!\n]{0,20}\bto\b|\bwhoever\b|\bshared (?:address|mailbox)\b|@[^\n]{0,60}\b(?:printed|published|public|general)\b|\b(?:info|office|contact|hello|purchasing|sales|mail|post)@/i;
/** Something that the sender knows about the recipient. */
export const ABOUT = /\b(?:you|your|you're|you've)\b/i;
export const NOTICED =
  /\b(?:read|saw|noticed|heard|learned|watched|attended)\b|(?<!\p{L})(?!We\b)\p{Lu}\p{L}+ (?:(?:is|are) \p{Ll}+ing|has (?:opened|launched|announced|moved|bought|hired|won)|says|wrote|announced|opened|launched)\b/u;
/** What could be said to anybody. */
export const ANYBODY = anyOf(
  "i",
  /\b(?:helps?|helping|let|save|offer|give|send|show|get|bring|take|provide|contact|email|introduce|reach(?:ing)?(?: out)?|hope|wish|thank|tell|call|ask(?:ing)?|write|writing|trust|wanted)\b[^.?!\n]{0,30}\byou\b/,
  /\b(?:with|to|for) you\b|\b(?:businesses|companies|people|teams|organi[sz]ations) like you/,
  /\byour (?:\w+ )?(?:business|company|name|address|e-?mail|companies|needs|sales|growth|revenue|time|inbox|goals|success|industry|convenience|reply|attention|interest|clients|customers|pipeline|bottom line|response|reply|spot|team)\b/,
  /\byou(?:'ll| (?:can|could|may|might|will|would|should|need|want))\b/,
  /\b(?:if|when(?:ever)?|should|do|would|could|can|will|are|let) you\b/,
);

/** What is said to everybody. */
export const SALES_TALK =
  /\b(?:leading|innovative|cutting-edge|solutions?|companies|businesses)\b|\bhelp(?:s|ing)? (?:\w+ )?you|\byour (?:\w+ )?(?:business|company|needs|goals|growth|revenue|success)\b|\bhope (?:you|this)\b/i;

export const MERGE_TAG =
  /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,60}%\}|\$?\{[\w .-]{1,40}\}|\*\|[^|\n]{1,40}\|\*|%{1,2}[A-Za-z_]{2,30}%{1,2}|<<[^<>\n]{1,40}>>|\[(?:first|last|full|your|company|name|title|insert|recipient|job|city|industry)\b[\w -]{0,30}\]/gi;
export const FAKE_REPLY = /^(?:re|fwd?|aw|wg|sv|vs|antw)(?:\[\d+\])?\s*:/i;
export const IMAGE =
  /<(?:img|iframe|object|embed|svg|picture|video)\b[^<>]{0,200}>?|!\[[^\]\n]{0,100}\]\(|\[(?:image|cid):[^\]\n]{0,100}\]|\bdata:image\/|\bbackground(?:-image)?\s*[:=]\s*["']?\s*(?:url\(|https?:)/gi;
export const LINK =
  /\bhttps?:\/\/[^\s"'<>)\]]{1,500}|\b(?:[\w-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s"'<>)\]]{1,500}/gi;
/** Parameters that identify a campaign or a person, hosts that count clicks, and short links. */
export const TRACKING = anyOf(
  "i",
  /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_hs(?:enc|mi)|hsa_\w+|hsctatracking|mkt_tok|vero_\w+)=/,
  /[?&](?:trk\w*|oly_\w+|_ke|ck_subscriber_id|dm_i|elqtrack\w*|s_cid|ref_id|recipient_?id)=/,
  /^(?:https?:\/\/)?(?:clicks?|track(?:ing)?|trk|links|email|mailer)\d*\.[\w-]+\./,
  /^(?:https?:\/\/)?[\w.-]*\b(?:list-manage\.com|mailchi\.mp|hubspotlinks\.com|hubspotemail\.net)(?:\/|$)/,
  /^(?:https?:\/\/)?[\w.-]*\b(?:sendgrid\.net|mandrillapp\.com|rs6\.net|exct\.net|mailtrack\.io)(?:\/|$)/,
  /^(?:https?:\/\/)?[\w.-]*\b(?:mixmax\.com|yesware\.com|outreach\.io|salesloft\.com|lemlist\.com)(?:\/|$)/,
  /^(?:https?:\/\/)?[\w.-]*\b(?:bit\.ly|ow\.ly|cutt\.ly|tinyurl\.com|rebrand\.ly|lnkd\.in|t\.co|goo\.gl)(?:\/|$)/,
);

export const EMPTY_GREETING =
  /^[ \t]*(?:(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|day))[ \t]*(?:[,.!:–—-][ \t]*)?$|(?:hi|hello|hey|dear|good (?:morning|afternoon|day)),? (?:there|all|team|friend|sir|madam|sirs|sir or madam|sir\/madam|colleague|customer|partner|manager|owner|founder|ceo|business owner|hiring manager|everyone|everybody|folks)\b[ \t]*(?:[,.!:–—-]|$)|to whom it may concern)/gim;
export const EMPTY_PHRASE =
  /\b(?:hope|trust)(?:ing)? (?:this|that|you|all|everything)[^.!?\n]{0,50}\b(?:well|great|good|fine|safe)\b/gi;
export const PRESSURE = anyOf(
  "gi",
  /(?<!n't |not |nothing )\burgent(?:ly)?\b(?! (?:orders?|tickets?|cases?|requests?|calls?|shipments?|repairs?))/,
  /\bact (?:now|fast|today)\b|\blast chance\b|\bfinal (?:notice|reminder|attempt|call)\b/,
  /\blimited[- ]time\b|\b(?:limited|exclusive) (?:spots|seats|offer|deal|availability)\b/,
  /\bonly \w+ (?:spots?|seats?|places?|slots?|days?|hours?) (?:left|remaining)\b/,
  /\b(?:don't|do not) miss\b|\bbefore it'?s too late\b|\boffer (?:ends|expires)\b|\basap\b/,
  /\bas soon as possible\b|\bhurry\b|\bno[- ]brainer\b|\brisk[- ]free\b/,
  /\bguaranteed (?:results?|leads?|growth|success|roi)\b|\btoday only\b/,
  /\bhaven't heard (?:back )?from you\b|\bcircling back\b|\bbumping this\b/,
  /\bby (?:the )?end of (?:the )?(?:day|week)\b|\bdid you (?:get|see|receive) my\b/,
);

/** The words of subjects that fit any message. A subject of nothing else says nothing. */
const GENERIC = new Set(
  "a about again an and any are as ask at boost business call can catch chance chat check checking collaborate collaboration company connect connecting conversation cooperation coffee day discuss discussion do exciting explore few follow following for free from get grow growth have hello help hey hi how i idea ideas important improve increase info information inquiry interest interested intro introducing introduction is it just lead leads let let's looking me meet meeting message minute minutes more my need new next of offer on one opportunity our out partner partnership please possible potential proposal quick question questions reach reaching re regarding request results revenue sales schedule service services software solution solutions some something special success support talk team thank thanks the thing this thoughts time to today together tomorrow touch base up us we week what with work you your".split(
    " ",
  ),
);
export const isGeneric = (subject: string): boolean =>
  (subject.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).every((word) => GENERIC.has(word));
