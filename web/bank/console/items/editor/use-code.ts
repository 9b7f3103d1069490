import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../../../api/use-reply.ts';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The code of a new item: one that is free for its skill, until somebody types another. */
export function useCode(skill: Skill, isNew: boolean) {
  const { t } = useTranslation('bank/console/items');
  const [typed, setTyped] = useState<string>();
  const free = useReply('GET /admin/questions/next-id', {
    query: { skill },
    isOff: !isNew || typed !== undefined,
  });
  const value = typed ?? free.data?.id ?? '';
  const isWaiting = typed === undefined && free.data === undefined;
  const isWrong = !isWaiting && !pattern.test(value);
  return {
    value,
    error: isWrong ? t('fields.codeWrong') : isWaiting ? free.error?.message : undefined,
    onChange: setTyped,
  };
}
