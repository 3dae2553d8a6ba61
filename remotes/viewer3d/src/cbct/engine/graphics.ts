/** What the browser can draw with. */
export interface Graphics {
  readonly webgl2: boolean;
  /** The processor draws: a frame of the 3D rendering takes seconds at full quality. */
  readonly software: boolean;
  /** Longest side of a 3D texture. */
  readonly textureSide: number;
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** What WebGL 2 promises at least. */
const LEAST_SIDE = 256;

let known: Graphics | null = null;

/** Asked once: every question costs a context, of which a page has few. */
export function graphics(): Graphics {
  known ??= ask();
  return known;
}

function ask(): Graphics {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return { webgl2: false, software: false, textureSide: LEAST_SIDE };
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const textureSide = Number(gl.getParameter(gl.MAX_3D_TEXTURE_SIZE)) || LEAST_SIDE;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: true, software: SOFTWARE.test(renderer), textureSide };
}
