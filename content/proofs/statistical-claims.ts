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

/** A statement about the study of number 02: is it true, and would it stand in the way of speaking of all students? */
const studyFacts: [RegExp, { isTrue: boolean; limitsPopulation: boolean }][] = [
  [/not assigned to the two groups at random/, { isTrue: false, limitsPopulation: false }],
  [/had exactly the same number of students/, { isTrue: true, limitsPopulation: false }],
  [/not a random sample of the university’s students/, { isTrue: true, limitsPopulation: true }],
  [/not given the same amount of time before the test/, { isTrue: false, limitsPopulation: false }],
];

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

  'statistical-claims-02': (item) => {
    says(
      item,
      'answered a notice asking for volunteers',
      'assigned each of them at random',
      'two groups of 45',
      'all were tested 12 hours after studying',
      'not',
      'all students at the university',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => {
        const fact = studyFacts.find(([words]) => words.test(response.choices[id].text))?.[1];
        if (!fact) throw new Error(`unread choice: ${response.choices[id].text}`);
        return fact.isTrue && fact.limitsPopulation;
      }),
    };
  },
};
