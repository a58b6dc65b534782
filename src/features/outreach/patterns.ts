/**
 * The wording by which the rules recognize parts of a message. Patterns have no nested repetition,
 * so that hostile text can't slow them down.
 */

/** A sentence that says how to refuse. */
export const REFUSAL =
  /unsubscribe|\bopt(?:ing)?[ -]?out|(?:(?:do|would|did) not|n't|rather not|no longer|prefer not)[^.?!\n]{0,30}\b(?:hear|receive|get|contacted|emails?|messages?|write)\b|(?:won't|will not|not|never|stop)(?: \w+)? (?:write|writing|contact(?:ing)?|email(?:ing)?|messag(?:e|ing)|bother|hear)\b|\b(?:take|remove|delete) (?:you|your)\b|\b(?:to|I'll|we'll|will) stop\b|\b(?:reply|send|write|answer|say)\b[^.?!\n]{0,40}\b(?:stop|no thanks|remove)\b|leave you alone|\bobject\b|\bforbid\b|\bno (?:(?:more|further) )?(?:e-?mails?|messages?|mail|marketing)\b|(?:n't|not|no longer) (?:want|wish)|\bnot to (?:use|write|contact|e-?mail)\b|\b(?:take|remove|delete|strike|struck)\b[^.?!\n]{0,30}\b(?:off|list|address|details)\b|\bnothing (?:more )?from us\b|do[- ]not[- ]contact|\/(?:stop|unsubscribe|opt-?out)\b/i;
/** A refusal by the bare word “no”. */
export const REFUSAL_BY_NO =
  /\b(?:reply|replying|answer|respond|write|say|send|type)(?: me| us| back| with| just| simply| a| the| word)* "?no\b(?! (?:thanks|more|longer|e-?mails?|mail|messages?))/i;
/** A sentence about privacy. */
export const PRIVACY =
  /privacy|data protection|personal data|gdpr|\bhow (?:we|I)\b[^.?!\n]{0,20}\bdata\b|\b(?:your|about) data\b/i;
/** A number in a company register, or a VAT number. */
export const REGISTRATION =
  /\b(?:reg\.|org\.|p\. ?iva|(?:regist(?:ry|ration|er|ered)|(?:company|enterprise|business) (?:no|number|code|id)|organi[sz]ation(?:al)? (?:no|number)|vat|hrb|fn|cvr|kvk|sire[nt]|rcs|nip|krs|regon|cif|nif|y-tunnus|ein|euid)\b)[^\n]{0,40}?\d(?:[ .-]?\d){4}|\b[a-z]{2,5} \d{8,14}\b/i;
/** A postal address in the United States, which has no public number of companies. */
export const US_ADDRESS = /\b[A-Z]{2} \d{5}\b/;

const FORMS =
  "OÜ|AS|SIA|UAB|AB|Oyj?|A/S|ApS|ASA|GmbH|AG|KG|UG|BV|B\\.V\\.|NV|N\\.V\\.|SAS|SA|SARL|S\\.?r\\.?l\\.?|SRL|S\\.?p\\.?A\\.?|SL|S\\.L\\.|sp\\. z o\\.o\\.|s\\.r\\.o\\.|a\\.s\\.|d\\.o\\.o\\.|Kft|Zrt|EOOD|Lda|SCS|Ltd|Limited|LLP|plc|PLC|LLC|Inc|Corp|Co\\.";
/** A company with its legal form, or a person with the company that they belong to. */
export const COMPANY = new RegExp(
  `\\p{Lu}[\\p{L}\\d&.'-]*,? (?:${FORMS})(?![\\p{L}\\d])|(?<!\\p{L})(?:SIA|UAB|AS|OÜ|AB|Oy) "?\\p{Lu}|(?:I am|I'm|[Mm]y name is|[Tt]his is|\\p{Lu}\\p{L}+ here,?) [^.?!\\n]{0,60}?\\b(?:from|of|at|with|run|lead|founded|own) \\p{Lu}`,
  "u",
);
/** A person who introduces themselves, or a signature. */
export const SENDER = new RegExp(
  [
    "(?:\\bI am|\\bI'm|\\b[Mm]y name is|\\b[Tt]his is) \\p{Lu}\\p{Ll}+",
    "(?<!\\p{L})\\p{Lu}\\p{Ll}+ here\\b",
    `^[ \\t/–—-]*(?!(?:Dear|Hi|Hello|Hey|Good|Best|Kind|Warm|Many|Yours|Thank|With|The|Your|Our)\\b)\\p{Lu}[\\p{L}'-]+(?: (?!(?:${FORMS})(?!\\p{L}))\\p{Lu}[\\p{L}'.-]*){1,3}[ \\t]*(?:[,|·].*)?$`,
    "^(?:[Bb]est|[Cc]heers|[Tt]hanks|[Tt]hank you|[Ss]incerely|(?:[Kk]ind|[Bb]est|[Ww]arm) [Rr]egards|[Rr]egards|[Bb]est wishes|[Yy]ours)\\b[^\\n]{0,20}\\n+[ \\t]*(?!(?:The|Your|Our|Team)\\b)\\p{Lu}\\p{Ll}+",
  ].join("|"),
  "mu",
);

/** Where the address comes from, or how the sender knows the recipient. */
export const FOUND =
  /\b(?:found|got|get|took|saw|obtained|have|picked)\b[^.?!\n]{0,60}\b(?:address|e-?mail|contact details|contacts?)\b(?! (?:me|us))|\b(?:your|this|the|work) (?:e-?mail |work |contact )*(?:address|e-?mail|details|name)\b[^.?!\n]{0,40}\b(?:from|on|in|at|listed|published|public|came|comes)\b|\b(?:found|met|saw|noticed) you\b|\b(?:suggested|recommended|referred|pointed|introduced|told)\b[^.?!\n]{0,40}\b(?:you|me|I)\b|^why (?:you|me|this)\b/i;

/** Where something was published; together with the word for an address, where that comes from. */
export const PUBLISHED =
  /\b(?:page|pages|web ?site|site|profile|regist(?:er|ry)|directory|list|imprint|report|release|catalog(?:ue)?|linkedin|magazine|newsletter|signature|card|slides?|footer|post)\b/i;
export const ADDRESS = /\b(?:address|e-?mail|mailbox|contact details|contacts?)\b|@[\p{L}\d-]+\./iu;
/** A message to everybody who reads a general address, so it greets nobody by name. */
export const GENERAL_ADDRESS =
  /\b(?:pass|forward)\b[^.?!\n]{0,20}\bto\b|\bwhoever\b|\bshared (?:address|mailbox)\b|@[^\n]{0,60}\b(?:printed|published|public|general)\b|\b(?:info|office|contact|hello|purchasing|sales|mail|post)@/i;
/** A line such as “Best regards,”, “Anna Berg”, “– Anna” or “--”. A greeting looks like one, too. */
export const SIGN_OFF =
  /^(?:--[ \t]*|(?:[/–—-] ?)?\p{Lu}\p{L}+ \p{Lu}\p{L}+|[/–—-] ?\p{Lu}\p{L}+|[ \t]*(?:(?:[Ww]ith )?(?:[Bb]est|[Kk]ind|[Ww]arm) (?:regards|wishes)|\p{Lu}[\p{L}\d .,'/]{1,40},)[ \t]*)$/gmu;

/** Something that the sender knows about the recipient. */
export const ABOUT = /\b(?:you|your|you're|you've)\b/i;
export const NOTICED =
  /\b(?:read|saw|noticed|heard|learned|watched|attended)\b|(?<!\p{L})(?!We\b)\p{Lu}\p{L}+ (?:(?:is|are) \p{Ll}+ing|has (?:opened|launched|announced|moved|bought|hired|won)|says|wrote|announced|opened|launched)\b/u;
/** What could be said to anybody. */
export const ANYBODY =
  /\b(?:helps?|helping|let|save|offer|give|send|show|get|bring|take|provide|contact|email|introduce|reach(?:ing)?(?: out)?|hope|wish|thank|tell|call|ask(?:ing)?|write|writing|trust|wanted)\b[^.?!\n]{0,30}\byou\b|\b(?:with|to|for) you\b|\b(?:businesses|companies|people|teams|organi[sz]ations) like you|\byour (?:business|company|name|address|e-?mail|companies|needs|sales|growth|revenue|time|inbox|goals|success|industry|convenience|reply|attention|interest|clients|customers|pipeline|bottom line)\b|\byou(?:'ll| (?:can|could|may|might|will|would|should|need|want))\b|\b(?:if|when(?:ever)?|should|do|would|could|can|will|are|let) you\b/i;

export const MERGE_TAG =
  /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,60}%\}|\$?\{[\w .-]{1,40}\}|\*\|[^|\n]{1,40}\|\*|%{1,2}[A-Za-z_]{2,30}%{1,2}|<<[^<>\n]{1,40}>>|\[(?:first|last|full|your|company|name|title|insert|recipient|job|city|industry)\b[\w -]{0,30}\]/gi;
export const FAKE_REPLY = /^(?:re|fwd?|aw|wg|sv|vs|antw)(?:\[\d+\])?\s*:/i;
export const IMAGE =
  /<(?:img|iframe|object|embed|svg|picture|video)\b[^<>]{0,200}>?|!\[[^\]\n]{0,100}\]\(|\[(?:image|cid):[^\]\n]{0,100}\]|\bdata:image\/|\bbackground(?:-image)?\s*[:=]\s*["']?\s*(?:url\(|https?:)/gi;
export const LINK =
  /\bhttps?:\/\/[^\s"'<>)\]]{1,500}|\b(?:[\w-]{1,63}\.){1,4}[a-z]{2,12}\/[^\s"'<>)\]]{1,500}/gi;
/** Parameters that identify a campaign or a person, hosts that count clicks, and short links. */
export const TRACKING =
  /[?&](?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_hs(?:enc|mi)|hsa_\w+|hsctatracking|mkt_tok|vero_\w+|trk\w*|oly_\w+|_ke|ck_subscriber_id|dm_i|elqtrack\w*|s_cid|ref_id|recipient_?id)=|^(?:https?:\/\/)?(?:(?:clicks?|track(?:ing)?|trk|links|email|mailer)\d*\.[\w-]+\.|[\w.-]*\b(?:list-manage\.com|mailchi\.mp|hubspotlinks\.com|hubspotemail\.net|sendgrid\.net|mandrillapp\.com|rs6\.net|exct\.net|mailtrack\.io|mixmax\.com|yesware\.com|outreach\.io|salesloft\.com|lemlist\.com|bit\.ly|ow\.ly|cutt\.ly|tinyurl\.com|rebrand\.ly|lnkd\.in|t\.co|goo\.gl)(?:\/|$))/i;

export const EMPTY_GREETING =
  /^[ \t]*(?:(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|day))[ \t]*(?:[,.!:–—-][ \t]*)?$|(?:hi|hello|hey|dear|good (?:morning|afternoon|day)),? (?:there|all|team|friend|sir|madam|sirs|sir or madam|sir\/madam|colleague|customer|partner|manager|owner|founder|ceo|business owner|hiring manager|everyone|everybody|folks)\b[ \t]*(?:[,.!:–—-]|$)|to whom it may concern)/gim;
export const EMPTY_PHRASE =
  /\b(?:hope|trust)(?:ing)? (?:this|that|you|all|everything)[^.!?\n]{0,50}\b(?:well|great|good|fine|safe)\b/gi;
export const PRESSURE =
  /(?<!n't |not |nothing )\burgent(?:ly)?\b(?! (?:orders?|tickets?|cases?|requests?|calls?|shipments?|repairs?))|\bact (?:now|fast|today)\b|\blast chance\b|\bfinal (?:notice|reminder|attempt|call)\b|\blimited[- ]time\b|\b(?:limited|exclusive) (?:spots|seats|offer|deal|availability)\b|\bonly \w+ (?:spots?|seats?|places?|slots?|days?|hours?) (?:left|remaining)\b|\b(?:don't|do not) miss\b|\bbefore it'?s too late\b|\boffer (?:ends|expires)\b|\basap\b|\bas soon as possible\b|\bhurry\b|\bno[- ]brainer\b|\brisk[- ]free\b|\bguaranteed (?:results?|leads?|growth|success|roi)\b|\btoday only\b|\bhaven't heard (?:back )?from you\b|\bcircling back\b|\bbumping this\b|\bby (?:the )?end of (?:the )?(?:day|week)\b|\bdid you (?:get|see|receive) my\b/gi;

/** The words of subjects that fit any message. A subject of nothing else says nothing. */
const GENERIC = new Set(
  "a about again an and any are as ask at boost business call can catch chance chat check checking collaborate collaboration company connect connecting conversation cooperation coffee day discuss discussion do exciting explore few follow following for free from get grow growth have hello help hey hi how i idea ideas important improve increase info information inquiry interest interested intro introducing introduction is it just lead leads let let's looking me meet meeting message minute minutes more my need new next of offer on one opportunity our out partner partnership please possible potential proposal quick question questions reach reaching re regarding request results revenue sales schedule service services software solution solutions some something special success support talk team thank thanks the thing this thoughts time to today together tomorrow touch base up us we week what with work you your".split(
    " ",
  ),
);
export const isGeneric = (subject: string): boolean =>
  (subject.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).every((word) => GENERIC.has(word));
