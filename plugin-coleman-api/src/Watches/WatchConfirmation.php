<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Mail;

/** The letter that asks whether an address is its owner's, before anything is told to it. */
final readonly class WatchConfirmation
{
    public function __construct(private LocationRepository $locations)
    {
    }

    /** @param bool $hasRoom false where the address has as many watches as it may, and this one was not added */
    public function mail(Watcher $watcher, WatchSubject $subject, bool $hasRoom): Mail
    {
        return new Mail('watch-confirm', $watcher->email, [
            'locale' => $watcher->locale,
            'kind' => $subject->kind->value,
            'title' => $subject->title,
            'has_room' => $hasRoom,
            'url' => home_url(WatchLinks::path($hasRoom ? WatchLinks::CONFIRM : WatchLinks::STOP, $watcher)),
            'unsubscribe' => WatchLinks::oneClick($watcher),
            'address' => WatchLetter::address($this->locations),
        ], WatchLetter::about($watcher->id));
    }
}
