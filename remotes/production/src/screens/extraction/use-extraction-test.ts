import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Answer, type ExtractionContent, endpoints, type extractionEndpoints } from '@archway/contracts';
import { query } from '@archway/platform';

/** So long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 300;

interface ExtractionTestState {
  readonly result: Answer<typeof extractionEndpoints.test> | undefined;
  /** Why the rule cannot be used. */
  readonly error: Error | null;
  readonly busy: boolean;
}

/** What a rule reads from its test file name, asked of the server while it is written. */
export function useExtractionTest(content: ExtractionContent): ExtractionTestState {
  const written = JSON.stringify(content);
  const [asked, ask] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => ask(written), PAUSE);
    return () => clearTimeout(timer);
  }, [written]);
  const body = JSON.parse(asked) as ExtractionContent;
  const complete = Boolean(body.pattern?.trim()) && body.testFileName.trim() !== '';
  const { data, error, isFetching } = useQuery({
    ...query(endpoints.extractions.test, { body }),
    enabled: complete,
    retry: false,
    placeholderData: (before) => before,
  });
  return { result: complete ? data : undefined, error: complete ? error : null, busy: isFetching };
}
