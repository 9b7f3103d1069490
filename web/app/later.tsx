import {
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface Props {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType>;
  placeholder?: ReactNode;
}

const retryMilliseconds = 5000;

/**
 * A part whose code loads after the page around it is rendered. Retries when the network fails, where React's `lazy` would
 * break the whole page.
 */
export function Later({ load, placeholder: meanwhile = null }: Props) {
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    let isUnmounted = false;
    let retry: ReturnType<typeof setTimeout>;
    const fetchPart = (): void => {
      load().then(
        // A transition, because nobody waits for this part.
        (part) => !isUnmounted && startTransition(() => setPart(() => part)),
        () => {
          if (!isUnmounted) retry = setTimeout(fetchPart, retryMilliseconds);
        },
      );
    };
    fetchPart();
    return () => {
      isUnmounted = true;
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
