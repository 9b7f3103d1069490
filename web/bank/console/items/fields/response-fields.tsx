import { responseKinds } from '@bac/exam/item/response-kinds.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { blankResponse, type Response } from '../form/draft-content.ts';
import { fieldId } from '../form/field-place.ts';
import { useForm } from '../form/form.ts';
import { FieldComments } from '../review/field-comments.tsx';
import { Choices } from './choices.tsx';
import { EnteredKeys } from './entered-keys.tsx';

/** The response: choices or entered keys. Switching back restores what was written before. */
export function ResponseFields() {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const { response, skill, parameters, ...rest } = editor.content;
  const saved = useRef<Partial<Record<Response['kind'], Response>>>({});

  function switchTo(kind: Response['kind']): void {
    if (kind === response.kind) return;
    saved.current[response.kind] = response;
    editor.replaceContent({
      ...rest,
      skill,
      response: saved.current[kind] ?? blankResponse(kind),
      // One of four choices can be guessed; a typed answer can't.
      ...(parameters && { parameters: { ...parameters, c: kind === 'choice' ? 0.2 : 0 } }),
    });
  }

  const canSwitch = sectionOf(skill) === 'math' || response.kind === 'entered';
  return (
    <Stack as="section" gap={12} id={fieldId('response')} aria-label={t('fields.response')}>
      {canSwitch && !editor.isLocked && (
        <div>
          <SegmentedSwitch
            label={t('fields.response')}
            choices={responseKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={response.kind}
            onChange={switchTo}
          />
        </div>
      )}
      {response.kind === 'choice' ? (
        <Choices response={response} />
      ) : (
        <EnteredKeys response={response} />
      )}
      <FieldComments field="response" label={t('fields.response')} />
    </Stack>
  );
}
