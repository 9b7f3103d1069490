import { Textarea, type TextareaProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

interface Props extends TextareaProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text area as high as its text, between the limits that its style sheet sets with `field-sizing: content`. */
export function GrowingTextarea({ ref, ...props }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useTextHeight(field);
  return <Textarea ref={useMergedRef(ref, field)} {...props} />;
}

/** Sets the height of a text area in browsers without `field-sizing`, such as Safari before 26.2. */
export function useTextHeight(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.setProperty('height', 'auto');
    const borders = area.offsetHeight - area.clientHeight;
    area.style.setProperty('height', `${area.scrollHeight + borders}px`);
  });
}
