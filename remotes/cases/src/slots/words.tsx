import { createSlot } from '@archway/platform';
import { WrittenText } from '../messages/list/WrittenText.tsx';
import { texts } from '../texts.ts';

export default createSlot('cases', () => texts('common', 'messages'), WrittenText);
