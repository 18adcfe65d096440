import { startChangingBranch } from './change-branch';
import { speak } from './small-i18n';
import { tellPromises } from './tell-promises';

// PHP names the file of the strings where it names this one.
const script = document.querySelector< HTMLElement >( 'script[data-promise-strings]' );
void speak( script?.dataset.promiseStrings ).then( () => startChangingBranch( tellPromises( () => document.cookie ) ) );
