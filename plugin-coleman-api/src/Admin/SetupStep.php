<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** Something that a new site needs, and whether it has it. */
final readonly class SetupStep
{
    /**
     * @param string $name names it in tests and styles
     * @param string $title what to do, as a link
     * @param string $why what it is good for, in a sentence
     * @param string $capability who can do it
     * @param string $url where, within wp-admin: "admin.php?page=coleman-feeds"
     * @param \Closure(): bool $isDone asked of the site itself, not of what somebody has ticked
     */
    public function __construct(
        public string $name,
        public string $title,
        public string $why,
        public string $capability,
        public string $url,
        public \Closure $isDone,
    ) {
    }
}
