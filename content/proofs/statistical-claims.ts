import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { says, type Proofs } from '../proof.ts';

type Group = 'participants' | 'night shift' | 'all shifts';

/** What a conclusion asserts, read from its words. */
function assertion(text: string): { isCausal: boolean; about: Group } {
  const group: [RegExp, Group][] = [
    [/nurses in the study/, 'participants'],
    [/night-shift nurses in the network/i, 'night shift'],
    [/nurses on any shift/i, 'all shifts'],
  ];
  const about = group.find(([words]) => words.test(text))?.[1];
  const isCausal = /^Using such lamps raise[sd]/.test(text);
  const isAssociation = /tend to score higher on the test than .+ may not be the reason/.test(text);
  if (!about || isCausal === isAssociation) throw new Error(`unread conclusion: ${text}`);
  return { isCausal, about };
}

export const proofs: Proofs = {
  'statistical-claims-01': (item) => {
    says(
      item,
      'list of all 3,100 night-shift nurses in a hospital network',
      'selected 260 at random',
      'all 260 agreed',
      'each of these nurses decided whether or not',
      'too large to be explained by chance',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const design = { sampledFrom: 'night shift', isRandomSample: true, isRandomlyAssigned: false };
    const reaches = (about: Group): boolean =>
      about === 'participants' || (design.isRandomSample && about === design.sampledFrom);
    return {
      right: choiceIds.filter((id) => {
        const { isCausal, about } = assertion(response.choices[id].text);
        return reaches(about) && (!isCausal || design.isRandomlyAssigned);
      }),
    };
  },
};
