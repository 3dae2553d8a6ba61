/** One way of writing a name: its parts, family name first, with spaces between them. */
const plain = (group: string): string => group.replace(/\^+/g, ' ').trim();

/**
 * A person's name as people write it. DICOM writes it up to three ways, with `=` between them: in letters, in its own script, and by
 * its sound; and any of them may be empty. The own script comes first, the letters stand behind it in brackets.
 */
export function personName(value: string): string {
  const [letters = '', own = '', sound = ''] = value.split('=').map(plain);
  if (own === '') return letters || sound;
  return letters === '' || letters === own ? own : `${own} (${letters})`;
}
