const path = require('node:path');

/** Screens are addresses without an ending that a browser navigates to; everything else is the server's. */
const wants = (request) =>
  request.method === 'GET' &&
  (request.headers.accept ?? '').includes('text/html') &&
  !/^\/(api|archway-files|custom|docs|remotes|healthz|readyz|__dev)(\/|$)/.test(request.url.split('?')[0]);

/** Data inside a script element; `<` could end it. */
const asScript = (value) =>
  `<script>self.__archwayDevelopment = ${JSON.stringify(value).replaceAll('<', '\\u003c')};</script>`;

/**
 * The page of the development host: the template of the build, filled in here, and told which remote is in development.
 * @param compiler of the host; its output lies in memory
 * @param describe gives name, entry and manifest of that remote, read at each load
 */
function developmentPage(compiler, describe) {
  const file = path.join(compiler.outputPath, 'index.html');
  const values = { CSP_NONCE: 'development', TITLE: 'Archway', LANG: 'en-US', BRAND_CSS: '' };
  const page = (request, response, next) => {
    if (!wants(request)) return next();
    compiler.outputFileSystem.readFile(file, 'utf8', (failure, template) => {
      if (failure) return next(failure);
      let development;
      try {
        development = describe();
      } catch (error) {
        return next(error);
      }
      const html = template
        .replace(/__(CSP_NONCE|TITLE|LANG|BRAND_CSS)__/g, (_, key) => values[key])
        .replace('<head>', () => `<head>${asScript(development)}`);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    });
  };
  return Object.assign(page, { wants });
}

module.exports = { developmentPage };
