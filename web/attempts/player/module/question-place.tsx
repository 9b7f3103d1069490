import { useRef, type ComponentProps } from 'react';
import { QuestionMenu } from './later-tools.ts';
import { QuestionMenuButton } from './question-menu-button.tsx';

/** The menu is there only while it is open: closed, it would be drawn anew with every question for nothing. */
export function QuestionPlace(props: ComponentProps<typeof QuestionMenuButton>) {
  const focusedBefore = useRef<Element>(null);
  return props.isOpen ? (
    <QuestionMenu {...props} />
  ) : (
    <QuestionMenuButton {...props} focusedBefore={focusedBefore} />
  );
}
