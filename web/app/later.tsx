import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface Props {
  /** Must be the same function at every drawing. */
  load: () => Promise<ComponentType>;
  meanwhile?: ReactNode;
}

const retryMilliseconds = 5000;

/**
 * A part whose code is fetched after the page around it is drawn. When the network fails it is tried again, where
 * React's `lazy` would take the whole page down.
 */
export function Later({ load, meanwhile = null }: Props) {
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    let isOver = false;
    let retry: ReturnType<typeof setTimeout>;
    const fetchPart = (): void => {
      load().then(
        // In small steps: it is never what the person waits for.
        (part) => !isOver && startTransition(() => setPart(() => part)),
        () => {
          if (!isOver) retry = setTimeout(fetchPart, retryMilliseconds);
        },
      );
    };
    fetchPart();
    return () => {
      isOver = true;
      clearTimeout(retry);
    };
  }, [load]);

  return Part ? (
    <Suspense fallback={meanwhile}>
      <Part />
    </Suspense>
  ) : (
    meanwhile
  );
}
