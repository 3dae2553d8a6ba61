import type { SlotProps } from '@archway/contracts';
import { createSlot } from '@archway/platform';
import { OnArrival } from '../links/OnArrival.tsx';
import { texts } from '../texts.ts';

/** Carries out what somebody came by. Draws nothing. */
const JoinLinks = (_props: SlotProps['boot.trigger']) => <OnArrival />;

export default createSlot('account', () => texts('slots'), JoinLinks);
