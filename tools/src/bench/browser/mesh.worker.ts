import decoderWasm from 'draco3d/draco_decoder.wasm';
import encoderWasm from 'draco3d/draco_encoder.wasm';
import { meshRows } from '../mesh/mesh-rows.ts';
import { answer, collectGarbage } from './answer.ts';

answer(() =>
  meshRows({
    collectGarbage,
    encoder: { locateFile: () => encoderWasm },
    decoder: { locateFile: () => decoderWasm },
  }),
);
