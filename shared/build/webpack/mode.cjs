/** What a build is for. `serve` is the development server with hot reload, see dev-server.cjs. */
function modeOf(env, argv) {
  const mode = argv?.mode === 'development' ? 'development' : 'production';
  return { mode, dev: mode === 'development', serve: env?.ARCHWAY_SERVE === true };
}

module.exports = { modeOf };
