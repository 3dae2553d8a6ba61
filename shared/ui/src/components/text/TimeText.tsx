export interface TimeTextProps {
  /** Machine time, for programs. */
  iso: string;
  /** As read in place, e.g. "Today 14:32". */
  children: string;
  /** With date and time zone, on hover. */
  full?: string | undefined;
}

/** A time that people, screen readers and programs read alike. */
export function TimeText({ iso, children, full }: TimeTextProps) {
  return (
    <time dateTime={iso} title={full}>
      {children}
    </time>
  );
}
