import { createSlot } from '@archway/platform';
import { ModelPreview } from '../preview/ModelPreview.tsx';
import { texts } from '../texts.ts';

export default createSlot('viewer3d', texts, ModelPreview);
