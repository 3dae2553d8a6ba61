/**
 * While sources have errors the last good build stays served, and the next good one is an update of that: an open page
 * keeps its screen and its state under the message, and goes on where it was once the error is mended. A first build is
 * written even with errors, since the message needs a page to stand in.
 */
class LastGoodPlugin {
  apply(compiler) {
    let wasGood = false;
    const isWorse = (compilation) => wasGood && compilation.getStats().hasErrors();
    compiler.hooks.shouldEmit.tap('LastGoodPlugin', (compilation) => (isWorse(compilation) ? false : undefined));
    compiler.hooks.compilation.tap('LastGoodPlugin', (compilation) => {
      compilation.hooks.shouldRecord.tap('LastGoodPlugin', () => (isWorse(compilation) ? false : undefined));
    });
    compiler.hooks.done.tap('LastGoodPlugin', (stats) => {
      wasGood ||= !stats.hasErrors();
    });
  }
}

module.exports = { LastGoodPlugin };
