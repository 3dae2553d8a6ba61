import { createSlot } from '@archway/platform';
import { Composer } from '../messages/compose/Composer.tsx';
import { texts } from '../texts.ts';

export default createSlot('cases', () => texts('common', 'messages'), Composer);
