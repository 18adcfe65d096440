import { createContext, useContext } from '@wordpress/element';

export const Announce = createContext< ( text: string ) => void >( () => {} );

/** How a screen says what was done; the place for it is notices.tsx. */
export const useAnnounce = () => useContext( Announce );
