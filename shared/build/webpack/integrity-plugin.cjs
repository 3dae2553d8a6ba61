const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/**
 * Chunks are fetched by the build's own runtime, not by the federation loader, so the runtime asks the page for the
 * hash of every file before it inserts the tag. The host answers from the registry and throws for an unknown file.
 * In a page without that function (the host's own first chunks, development, workers) nothing is set.
 */
const ask = (tag, url) => `
if (typeof self.__archwayIntegrity === "function") {
  var archwayHash = self.__archwayIntegrity(${url});
  if (archwayHash) { ${tag}.integrity = archwayHash; ${tag}.crossOrigin = "anonymous"; }
}`;

class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const loading =
        webpack.runtime?.LoadScriptRuntimeModule ?? require('webpack/lib/runtime/LoadScriptRuntimeModule');
      loading
        .getCompilationHooks(compilation)
        .createScript.tap('IntegrityPlugin', (source) => `${source}\n${ask('script', 'url')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${ask('linkTag', 'fullhref')}`,
      );
    });
  }
}

module.exports = { IntegrityPlugin };
