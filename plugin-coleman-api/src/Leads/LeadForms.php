<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Routing\Router;

/** The used machine's form without JavaScript: it posts to the page that it stands on, and leads back to it. */
final readonly class LeadForms implements FormActions
{
    public const ACTION = 'used-inquiry';

    /** Names, in the address of the page, the machine that was asked about just now. */
    public const ASKED = 'asked';

    /** Where the form stands on its page. */
    public const ANCHOR = 'used-equipment-form';

    public function __construct(private LeadIntake $intake, private Router $router)
    {
    }

    public function all(): array
    {
        return [self::ACTION => $this->ask(...)];
    }

    /** @param array<string, string> $fields */
    private function ask(array $fields): string
    {
        $machine = FormInput::integer($fields, 'equipmentId', 0);
        $this->intake->ask($machine, $fields, $fields, $fields['idempotency_key'] ?? '');

        return sprintf('%s?%s=%d#%s', $this->page(), self::ASKED, $machine, self::anchor($fields));
    }

    /**
     * Of several forms on a page, the one that was sent.
     *
     * @param array<string, string> $fields
     */
    private static function anchor(array $fields): string
    {
        $anchor = $fields['anchor'] ?? '';

        return 1 === preg_match(sprintf('/^%s-[1-9]\d{0,2}$/D', self::ANCHOR), $anchor) ? $anchor : self::ANCHOR;
    }

    /** The page that the form stands on: a machine's own, or one that an editor has put it on. */
    private function page(): string
    {
        $page = $this->router->current();
        if (null !== $page) {
            return $page->canonical;
        }
        $link = is_singular() ? get_permalink() : home_url('/');

        return substr((string) $link, strlen(home_url()));
    }
}
