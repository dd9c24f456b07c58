/** The definite article that goes before a word: `az alma`, `a bank`, `az 5`. `Az` gives it a capital. */
export function hungarianArticle(word: string, form: string): string {
  const article = startsWithVowel(word) ? 'az' : 'a';
  return form === 'Az' ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

function startsWithVowel(word: string): boolean {
  const start = word.replace(/^[^\p{L}\p{N}]+/u, '');
  const digits = /^\d+/.exec(start)?.[0];
  return digits === undefined ? /^[aáeéiíoóöőuúüű]/i.test(start) : isVowelNumber(digits);
}

/** Numbers read out with a vowel first: öt…, ötven…, egy, ezer, egymillió. */
function isVowelNumber(digits: string): boolean {
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}
