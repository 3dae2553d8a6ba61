import { PublicNote } from './PublicNote.tsx';

/** Where people arrive who have sent something that is being worked on. */
export default function ProcessingScreen() {
  return <PublicNote name="processing" />;
}
