import { PublicNote } from './PublicNote.tsx';

/** The target of links to cases elsewhere: none of them is valid here any more. */
export default function OrthoScreen() {
  return <PublicNote name="ortho" />;
}
