/** A clock that counts down once and can be stopped on the way. */
export type Clock = { pause: () => void; resume: () => void; cancel: () => void };

export function startClock( milliseconds: number, onEnd: () => void ): Clock {
	let left = milliseconds;
	let startedAt = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const clock: Clock = {
		pause() {
			if ( timer !== undefined ) {
				clearTimeout( timer );
				timer = undefined;
				left -= Date.now() - startedAt;
			}
		},
		resume() {
			if ( timer === undefined ) {
				startedAt = Date.now();
				timer = setTimeout( onEnd, left );
			}
		},
		cancel() {
			clearTimeout( timer );
		},
	};
	clock.resume();
	return clock;
}
