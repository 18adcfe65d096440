<?php

declare(strict_types=1);

namespace Coleman\Api\Admin;

/** One screen of the back office: a row of the menu, and the script that fills it. */
final readonly class Screen
{
    /**
     * @param string $name names its script, src/desk/screens/{name}, and its address, admin.php?page=coleman-{name}
     * @param string $title in the menu and at its head
     * @param string $capability of Staff\Roles: who sees it
     * @param \Closure(): array<string, mixed> $boot what its script is given at once, so that it need not ask
     */
    public function __construct(
        public string $name,
        public string $title,
        public string $capability,
        public \Closure $boot,
    ) {
    }

    public function slug(): string
    {
        return 'coleman-' . $this->name;
    }

    /** Its address within wp-admin. */
    public function url(): string
    {
        return admin_url('admin.php?page=' . $this->slug());
    }
}
