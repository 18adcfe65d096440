<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Support\Log;
use Coleman\Api\Support\Text;

/**
 * Forms that work without JavaScript: they post to their own page with `coleman_action`.
 *
 * The same services answer as behind the REST calls. Success is a 303 to where the visitor goes
 * next; a fault shows the page again with what was typed.
 */
final class FormHandler
{
    private FormState $state;

    /**
     * Both are asked when a form is posted.
     *
     * @param \Closure(int): void $guard throws what refuses a form; told how many bytes of files it may bring
     * @param \Closure(): array<string, \Closure(array<string, string>): string> $actions by name; each gives the path to go to
     * @param array<string, int> $fileBytes of the actions that take files
     * @param \Closure(): TypedText $typed what waits for its customer
     */
    public function __construct(private readonly \Closure $guard, private readonly \Closure $actions, private readonly array $fileBytes, private readonly \Closure $typed)
    {
        $this->state = new FormState();
    }

    public function register(): void
    {
        add_action('template_redirect', $this->handle(...), 1);
        add_filter('coleman_notices', $this->withMessage(...));
    }

    /** What happened to a form of this request; empty when none was posted. */
    public function state(string $action): FormState
    {
        return $this->state->action === $action ? $this->state : new FormState($action);
    }

    /** The sentence for the notification bar, of any form. */
    public function message(): string
    {
        return $this->state->message;
    }

    /**
     * Without JavaScript the notification bar tells of a refusal, and of what was put back, as it does with it.
     *
     * @param list<array{id: string, type: 'success'|'error', message: string}> $notices
     * @return list<array{id: string, type: 'success'|'error', message: string}>
     */
    private function withMessage(array $notices): array
    {
        if ($this->state->isBack) {
            // What the address says was done before that.
            $others = array_values(array_filter($notices, static fn (array $notice): bool => FlashMessages::NAME !== $notice['id']));

            return [...$others, ['id' => 'form', 'type' => 'success', 'message' => __('What you entered is back. Please send it again.', 'coleman')]];
        }

        return '' === $this->state->message
            ? $notices
            : [...$notices, ['id' => 'form', 'type' => 'error', 'message' => $this->state->message]];
    }

    private function handle(): void
    {
        $name = $_POST['coleman_action'] ?? '';
        if (self::isCut()) {
            $this->refuse('', __('That was too much to send at once. Go back, choose fewer or smaller files, and send it again.', 'coleman'), 413, [], []);

            return;
        }
        if ('POST' !== ($_SERVER['REQUEST_METHOD'] ?? '')) {
            $back = isset($_COOKIE[TypedText::COOKIE]) ? ($this->typed)()->takeBack() : null;
            if (null !== $back) {
                $this->showAgain($back);
            }

            return;
        }
        if (!is_string($name)) {
            return;
        }
        $action = ($this->actions)()[$name] ?? null;
        if (null === $action) {
            return;
        }
        $fields = self::fields();
        try {
            ($this->guard)($this->fileBytes[$name] ?? 0);
            $target = $action($fields);
            if ('' === $target) {
                $this->showAgain(new FormState($name, '', [], $fields));

                return;
            }
            nocache_headers();
            // Only an action leads elsewhere, to the page of a payment gateway; what was typed never does.
            str_starts_with($target, 'https://') ? wp_redirect($target, 303) : wp_safe_redirect(home_url($target), 303);
            exit;
        } catch (ApiError $error) {
            $isKept = ($this->typed)()->keep($name, $error->errorCode, self::withoutSecrets($fields));
            $message = $isKept ? __('You’ve been signed out. Sign in to go on. What you entered is kept.', 'coleman') : $error->getMessage();
            $this->refuse($name, $message, $error->status, $error->params, $fields);
            if (null !== $error->retryAfter) {
                header('Retry-After: ' . $error->retryAfter);
            }
        } catch (DatabaseError $error) {
            Log::error($error->getMessage());
            $this->refuse($name, __('We couldn’t save that. Please try again in a moment.', 'coleman'), 503, [], $fields);
        }
    }

    /** Whether PHP has thrown away a form with files, fields and all, because it is longer than post_max_size. */
    private static function isCut(): bool
    {
        $length = $_SERVER['CONTENT_LENGTH'] ?? 0;
        $most = wp_convert_hr_to_bytes((string) ini_get('post_max_size'));

        return 'POST' === ($_SERVER['REQUEST_METHOD'] ?? '') && [] === $_POST && $most > 0 && is_numeric($length) && (int) $length > $most;
    }

    /**
     * @param array<string, string> $errors
     * @param array<string, string> $fields
     */
    private function refuse(string $name, string $message, int $status, array $errors, array $fields): void
    {
        $named = [];
        foreach ($errors as $field => $sentence) {
            // PHP has no dots in the names of a form's fields.
            $named[str_replace('.', '_', $field)] = $sentence;
        }
        $this->showAgain(new FormState($name, $message, $named, self::withoutSecrets($fields)));
        status_header($status);
    }

    /**
     * What may be shown again: no password, and no proof of the bot check.
     *
     * @param array<string, string> $fields
     * @return array<string, string>
     */
    private static function withoutSecrets(array $fields): array
    {
        $shown = array_filter($fields, static fn (string $field): bool => !str_starts_with($field, 'password'), ARRAY_FILTER_USE_KEY);

        return array_diff_key($shown, array_flip(BotCheck::FIELDS));
    }

    private function showAgain(FormState $state): void
    {
        $this->state = $state;
        header('Cache-Control: private, no-store');
    }

    /**
     * Boxes of one name that were ticked, "3,7".
     *
     * @param array<mixed> $values
     */
    private static function ticked(array $values): ?string
    {
        $numbers = array_filter($values, static fn (mixed $value): bool => is_string($value) && 1 === preg_match('/^\d{1,9}$/D', $value));

        return [] === $numbers || count($numbers) < count($values) ? null : implode(',', array_map(strval(...), array_filter($numbers, is_string(...))));
    }

    /** @return array<string, string> */
    private static function fields(): array
    {
        $fields = [];
        foreach ($_POST as $key => $value) {
            if (!is_string($key)) {
                continue;
            }
            $text = is_array($value) ? self::ticked($value) : $value;
            if (is_string($text) && Text::isClean($text)) {
                $fields[$key] = wp_unslash($text);
            }
        }

        return $fields;
    }
}
