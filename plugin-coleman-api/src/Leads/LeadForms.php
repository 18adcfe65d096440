<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Routing\Router;

/** Forms for questions without JavaScript: they post to the page that they stand on, and lead back to it. */
final readonly class LeadForms implements FormActions
{
    /** The form of a used machine, and that of the block Inquiry. */
    public const ACTION = 'used-inquiry';
    public const INQUIRY = 'inquiry';

    /** Names, in the address of the page, the machine that was asked about just now. */
    public const ASKED = 'asked';

    /** Where the form stands on its page. */
    public const ANCHOR = 'used-equipment-form';

    /** Names, in the address of the page, the form of the block Inquiry that was sent just now. */
    public const SENT = 'sent';

    public function __construct(private LeadIntake $intake, private Router $router)
    {
    }

    public function all(): array
    {
        return [self::ACTION => $this->ask(...), self::INQUIRY => $this->inquire(...)];
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

    /** @param array<string, string> $fields */
    private function inquire(array $fields): string
    {
        $this->intake->inquire(
            LeadKind::tryFrom($fields['kind'] ?? '') ?? LeadKind::Contact,
            LeadAbout::thing($fields['about_kind'] ?? '', FormInput::integer($fields, 'about_id', 0)),
            FormInput::integer($fields, 'branch', 0),
            $fields,
            $fields,
            $fields['idempotency_key'] ?? '',
        );
        $form = $fields['form_id'] ?? '';
        $form = 1 === preg_match('/^inquiry-\d{1,4}$/D', $form) ? $form : 'inquiry-1';

        return sprintf('%s?%s=%s#%s', $this->page(), self::SENT, $form, $form);
    }

    /** The page that the form stands on: one of ours, or one that an editor has put it on. */
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
