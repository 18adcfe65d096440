<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Admin\GetStarted;
use Coleman\Api\Admin\Screen;
use Coleman\Api\Admin\SetupStep;
use Coleman\Api\Customers\People\PeopleSamples;
use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedSamples;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Inventory\InventoryScreenData;
use Coleman\Api\Leads\Desk\LeadScreenData;
use Coleman\Api\Leads\LeadSamples;
use Coleman\Api\Locations\Location;
use Coleman\Api\Mail\EmailSamples;
use Coleman\Api\Mail\EmailWording;
use Coleman\Api\Mail\EmailWordsService;
use Coleman\Api\Mail\MailRoutes;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Mail\TestMail;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Orders\Desk\OrderScreenData;
use Coleman\Api\Orders\OrderSamples;
use Coleman\Api\Orders\Papers\CustomerStatement;
use Coleman\Api\Rentals\RentalSamples;
use Coleman\Api\Settings\Groups;
use Coleman\Api\Settings\Settings;
use Coleman\Api\Settings\SettingsAudit;
use Coleman\Api\Settings\SettingsGroup;
use Coleman\Api\Settings\SettingsRoutes;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Watches\WatchSamples;

/** The back office: its screens, settings and test mails. */
final class AdminModule
{
    private ?BackOffice $backOffice = null;
    private ?Settings $settings = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly OrderRecordModule $orderRecords,
        private readonly RentalModule $rentals,
        private readonly RentalDeskModule $rentalDesk,
        private readonly InventoryModule $inventory,
        private readonly FeedModule $feeds,
    ) {
    }

    public function backOffice(): BackOffice
    {
        return $this->backOffice ??= new BackOffice($this->screens(...));
    }

    public function getStarted(): GetStarted
    {
        return new GetStarted($this->steps(...));
    }

    public function settings(): Settings
    {
        return $this->settings ??= new Settings($this->groups(...));
    }

    public function settingsAudit(): SettingsAudit
    {
        return new SettingsAudit($this->groups(...), $this->foundation->audit(...));
    }

    /** @return list<SettingsGroup> in the order of their tabs */
    private function groups(): array
    {
        return [
            new Groups\OrderGroup(),
            new Groups\ReturnGroup(),
            new Groups\PromiseGroup($this->branches->locations()),
            new Groups\PaymentGroup(),
            new Groups\RentalGroup(),
            new Groups\FinancingGroup(),
            new Groups\LeadGroup(),
            new Groups\WatchGroup(),
            new Groups\FeedGroup(),
            new Groups\DeskGroup($this->branches->locations()),
            new Groups\AppearanceGroup(),
            new Groups\PageGroup(),
            new Groups\DataLayerGroup(),
            new Groups\ScriptGroup(),
            new Groups\ImageGroup(),
            new Groups\MapGroup(),
            new Groups\MailGroup(),
            new Groups\LimitGroup(),
            new Groups\BotCheckGroup(),
            new Groups\SignInGroup(),
            new Groups\OrderFileGroup(),
            new Groups\AuditGroup(),
            new Groups\UninstallGroup(),
        ];
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/mails|desk/letters', fn () => $this->mailRoutes()->routes()),
            new RouteGroup('desk/settings', fn () => (new SettingsRoutes($this->settings()))->routes()),
        ];
    }

    /** @return array<string, \stdClass> names by id of what entries of the staff log tell by id, by the key that they have there */
    private function loggedThings(): array
    {
        return [
            'location_id' => (object) $this->inventory->choices()->branches(),
            'class_id' => (object) $this->inventory->choices()->classes(),
            'salesman_id' => (object) $this->branches->salesmen()->names(),
        ];
    }

    /** @return list<Screen> of the back office, in the order of its menu; a role lands on the first that it may see */
    private function screens(): array
    {
        return [
            new Screen('orders', __('Orders', 'coleman'), Roles::ORDERS, fn (): array => (new OrderScreenData($this->branches->locations()))->orders()),
            new Screen('stock', __('Stock', 'coleman'), Roles::ORDERS, static fn (): array => []),
            new Screen('rentals', __('Rentals', 'coleman'), Roles::RENTALS, fn (): array => $this->rentalDesk->screenData()->rentals()),
            new Screen('leads', __('Leads', 'coleman'), Roles::LEADS, fn (): array => (new LeadScreenData($this->branches->locations(), $this->branches->salesmen()))->leads()),
            // Who keeps machines keeps branches and people too; marketing keeps the latter alone.
            new Screen('inventory', __('Inventory', 'coleman'), Roles::BRANCHES, fn (): array => (new InventoryScreenData($this->inventory->itemType(...)))->inventory()),
            $this->pictureScreen('part-pictures', __('Part pictures', 'coleman'), [ImageKind::Part]),
            $this->pictureScreen('used-pictures', __('Used equipment pictures', 'coleman'), [ImageKind::Machine]),
            $this->pictureScreen('other-pictures', __('Other pictures', 'coleman'), [ImageKind::Attachment, ImageKind::AttachmentCategory, ImageKind::EquipmentCategory, ImageKind::PartFamily, ImageKind::Model, ImageKind::RentalClass]),
            new Screen('diagrams', __('Diagrams', 'coleman'), Roles::IMAGES, static fn (): array => []),
            new Screen('website', __('Website', 'coleman'), Roles::WEBSITE, fn (): array => [
                'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->branches->locations()->all()),
            ]),
            new Screen('search-words', __('Search words', 'coleman'), Roles::SEARCH, static fn (): array => []),
            new Screen('customers', __('Customers', 'coleman'), Roles::CUSTOMERS, fn (): array => [
                'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->branches->locations()->all()),
                'mayOrder' => current_user_can(Roles::ORDERS),
                'mayPrice' => current_user_can(Roles::PRICE),
                'statementUrl' => admin_url('admin-post.php?action=' . CustomerStatement::ACTION),
                'mayRent' => current_user_can(Roles::RENTALS),
                'mayLead' => current_user_can(Roles::LEADS),
            ]),
            new Screen('demand', __('Wanted', 'coleman'), Roles::CUSTOMERS, static fn (): array => []),
            new Screen('feeds', __('Feeds', 'coleman'), Roles::FEED, static fn (): array => []),
            new Screen('mail', __('Mail', 'coleman'), Roles::SETTINGS, static fn (): array => []),
            new Screen('integrations', __('Integrations', 'coleman'), Roles::SETTINGS, static fn (): array => ['isCurl' => function_exists('curl_init')]),
            new Screen('audit', __('Staff log', 'coleman'), Roles::SETTINGS, fn (): array => ['users' => self::staff(), 'names' => ['settings' => $this->settingsAudit()->names(), 'roles' => array_map(translate_user_role(...), wp_roles()->role_names), 'things' => $this->loggedThings()]]),
            new Screen('settings', __('Settings', 'coleman'), Roles::RATES, fn (): array => [
                'groups' => $this->settings()->present(),
                'me' => wp_get_current_user()->user_email,
            ]),
        ];
    }

    /** @return list<array{id: int, name: string}> who may have left something in the log */
    private static function staff(): array
    {
        $names = ActorNames::whoMay(Roles::ORDERS) + ActorNames::whoMay(Roles::RENTALS) + ActorNames::whoMay(Roles::LEADS) + ActorNames::whoMay(Roles::SETTINGS);

        return array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($names), $names);
    }

    /** @param list<ImageKind> $kinds */
    private function pictureScreen(string $name, string $title, array $kinds): Screen
    {
        return new Screen($name, $title, Roles::IMAGES, fn (): array => $this->inventory->pictureScreenData()->pictures($title, $kinds));
    }

    /** @return list<SetupStep> */
    private function steps(): array
    {
        $number = static fn (string $option): int => is_numeric($id = get_option($option)) ? (int) $id : 0;
        $isPublished = static fn (string $option): bool => $number($option) > 0 && 'publish' === get_post_status($number($option));

        return [
            new SetupStep('branches', __('Enter your branches', 'coleman'), __('Addresses, phone numbers and hours, on every page and in emails.', 'coleman'), Roles::BRANCHES, 'admin.php?page=coleman-inventory&tab=branches', fn (): bool => [] !== $this->branches->locations()->all()),
            new SetupStep('team', __('Enter your sales team', 'coleman'), __('Customers find the person for their ZIP code.', 'coleman'), Roles::BRANCHES, 'admin.php?page=coleman-inventory&tab=salesmen', fn (): bool => [] !== $this->branches->salesmen()->all()),
            new SetupStep('feeds', __('Import your catalog', 'coleman'), __('Parts, prices, stock and machines come from files of your dealer system.', 'coleman'), Roles::FEED, 'admin.php?page=coleman-feeds', fn (): bool => [] !== array_filter($this->feeds->repository()->lastRuns(), static fn (FeedRun $run): bool => RunState::Applied === $run->state)),
            new SetupStep('mail', __('Send a test email', 'coleman'), __('Orders and inquiries reach people by email.', 'coleman'), Roles::SETTINGS, 'admin.php?page=coleman-settings&group=mail', TestMail::hasSucceeded(...)),
            new SetupStep('recipients', __('Choose who gets orders and inquiries', 'coleman'), __('Until then, the administrator gets them all.', 'coleman'), Roles::SETTINGS, 'admin.php?page=coleman-settings&group=desks', RecipientSettings::isSet(...)),
            new SetupStep('home', __('Choose your home page', 'coleman'), __('Pick a page that you can edit as any other.', 'coleman'), 'manage_options', 'options-reading.php', static fn (): bool => 'page' === get_option('show_on_front') && $isPublished('page_on_front')),
            new SetupStep('menu', __('Make your menu', 'coleman'), __('The links at the top of every page.', 'coleman'), 'edit_theme_options', 'site-editor.php?p=/navigation', static fn (): bool => ((array) wp_count_posts('wp_navigation'))['publish'] > 0),
            new SetupStep('icon', __('Choose a site icon', 'coleman'), __('Browsers show it beside the title of a page.', 'coleman'), 'manage_options', 'options-general.php', static fn (): bool => $number('site_icon') > 0),
            new SetupStep('privacy', __('Publish your privacy policy', 'coleman'), __('It tells visitors what you do with their data.', 'coleman'), 'manage_privacy_options', 'options-privacy.php', static fn (): bool => $isPublished('wp_page_for_privacy_policy')),
        ];
    }

    private function mailRoutes(): MailRoutes
    {
        $samples = new EmailSamples([
            new OrderSamples($this->orderRecords->mails(), $this->foundation->clock),
            new RentalSamples($this->rentals->mails(), $this->rentalDesk->mails(), $this->foundation->clock),
            new LeadSamples($this->foundation->clock),
            new FeedSamples(),
            new WatchSamples(),
            new PeopleSamples(),
        ]);

        return new MailRoutes(
            $this->mail->outbox(),
            $this->mail->templates(),
            $this->mail->preview(),
            $samples,
            new TestMail($this->mail->templates(), new WordPressSender()),
            new EmailWordsService($this->mail->templates(), $samples, $this->mail->preview(), new GuardedOption($this->foundation->connection(), EmailWording::OPTION, isOnEveryPage: false)),
        );
    }
}
