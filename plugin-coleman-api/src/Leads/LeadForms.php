<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Leads\Pictures\LeadPictureForm;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Routing\Router;

/** Forms for questions without JavaScript: they post to the page that they stand on, and lead back to it. */
final readonly class LeadForms implements FormActions
{
    /** The form of a used machine, and that of the block Inquiry. */
    public const ACTION = 'used-inquiry';
    public const INQUIRY = 'inquiry';

    /** What forms with files may be longer by, in bytes. */
    public const FILE_BYTES = [self::INQUIRY => LeadPictures::MOST * LeadPictures::MOST_BYTES];

    /** Names, in the address of the page, the machine that was asked about just now. */
    public const ASKED = 'asked';

    /** Where the form stands on its page. */
    public const ANCHOR = 'used-equipment-form';

    /** Names, in the address of the page, the form of the block Inquiry that was sent just now. */
    public const SENT = 'sent';

    public function __construct(private LeadIntake $intake, private LeadPictureForm $pictures, private Router $router)
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
        $kind = LeadKind::tryFrom($fields['kind'] ?? '') ?? LeadKind::Contact;
        $pictures = LeadKind::TradeIn === $kind ? $this->pictures($fields, $kind) : [];
        $this->intake->inquire(
            $kind,
            LeadAbout::thing($fields['about_kind'] ?? '', FormInput::integer($fields, 'about_id', 0)),
            FormInput::integer($fields, 'branch', 0),
            $fields,
            $fields,
            $fields['idempotency_key'] ?? '',
            $pictures,
        );
        $form = $fields['form_id'] ?? '';
        $form = 1 === preg_match('/^inquiry-\d{1,4}$/D', $form) ? $form : 'inquiry-1';

        return sprintf('%s?%s=%s#%s', $this->page(), self::SENT, $form, $form);
    }

    /**
     * The pictures of a trade-in. What is wrong with them is told with what is wrong with the fields.
     *
     * @param array<string, string> $fields
     * @return list<LeadPicture>
     * @throws ApiError 400 with fields
     */
    private function pictures(array $fields, LeadKind $kind): array
    {
        try {
            return $this->pictures->take($fields);
        } catch (ApiError $refusal) {
            try {
                Inquiry::fromFields($fields, $kind);
            } catch (ApiError $faults) {
                throw ApiError::invalid($faults->params + $refusal->params);
            }
            throw $refusal;
        }
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
