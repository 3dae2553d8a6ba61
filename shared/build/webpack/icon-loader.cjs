/**
 * Each icon names its package, and gives each of its paths a key of random letters, which nothing can pack: a third of
 * what an icon weighs. Places within the icon tell its paths apart as well. The licence stays in the file that makes icons.
 */
module.exports = function iconLoader(source) {
  let place = 0;
  return source.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '').replace(/\bkey: "[^"]*"/g, () => `key: "${(place += 1)}"`);
};
